/** Choices that touch no thing on the board, as buttons upon it. */
import './orders.css';

interface Order {
  /** What the table calls the choice. */
  readonly text: string;
  readonly words: string;
  /** What it costs, in small print. */
  readonly about?: string | undefined;
}

interface OrdersProps {
  readonly label: string;
  readonly orders: readonly Order[];
  /** The one thing left to do is put forward; beside other choices it is one of them. */
  readonly isOnly: boolean;
  readonly onChoose: (text: string) => void;
}

export function Orders({ label, orders, isOnly, onChoose }: OrdersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="orders" role="group" aria-label={label}>
      {orders.map(({ text, words, about }) => (
        <button key={text} type="button" className={isOnly ? 'orders-button main' : 'orders-button'} onClick={() => onChoose(text)}>
          {words}
          {about && <small>{about}</small>}
        </button>
      ))}
    </div>
  );
}
