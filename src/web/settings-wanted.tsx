/** Any page may open the settings: their dialog is fetched then. */
import { useEffect, useState } from 'react';
import { Late } from './late.tsx';
import { Spoken } from './spoken.tsx';
import { useWords } from './words.tsx';

const WANTED = 'cockleshell-settings';

const settingsDialog = async () => (await import('./settings-dialog.tsx')).SettingsDialog;

export function openSettings(): void {
  dispatchEvent(new Event(WANTED));
}

export function SettingsWhenWanted() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener(WANTED, open);
    return () => removeEventListener(WANTED, open);
  }, []);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Late title={words.say('page settings heading')} load={settingsDialog} onClose={close}>
      {(SettingsDialog) => (
        <Spoken>
          <SettingsDialog onClose={close} />
        </Spoken>
      )}
    </Late>
  );
}
