/** Takes a file, from the picker or dropped upon it. */
import { type DragEvent, useId, useState } from 'react';
import { useWords } from '../words.tsx';
import './file-picker.css';

export function FilePicker({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const words = useWords();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input inside does the same.
    <div
      className={isOver ? 'file-picker file-picker-over' : 'file-picker'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          take(target.files);
          // The same file may be picked again after it was mended.
          target.value = '';
        }}
      />
      <label htmlFor={id} className="button">
        {label}
      </label>
      <span className="muted">{words.say('page file drop')}</span>
    </div>
  );
}
