// Unpacks the packaged browser into the folder for temporary files, in a process of its own that may say where that is.
import packed from '@sparticuz/chromium';

await packed.executablePath();
