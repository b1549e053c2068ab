/** A save file becomes a table again: picked, or dropped here. */
import { useState } from 'react';
import { api } from '../api.ts';
import { navigate } from '../router.tsx';
import { useWords } from '../words.tsx';
import { FilePicker } from './file-picker.tsx';
import { Failure } from './page.tsx';

export function ImportSheet() {
  const words = useWords();
  const [failure, setFailure] = useState<unknown>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    setFailure(undefined);
    try {
      const { table } = await api.importTable({ save: await file.text() });
      navigate(`/table/${encodeURIComponent(table.id)}`);
    } catch (error) {
      setFailure(error);
      setReading(false);
    }
  };
  return (
    <section className="sheet" aria-labelledby="tables-import">
      <h2 className="sheet-head" id="tables-import">
        {words.say('page tables import')}
      </h2>
      <p>{words.say('page tables import-help')}</p>
      <FilePicker label={words.say(isReading ? 'page shell loading' : 'page tables import-pick')} onFile={(file) => void read(file)} />
      <Failure failure={failure} />
    </section>
  );
}
