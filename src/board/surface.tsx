/** The whole of a board: its frame, and what is laid upon it for the moment. What lies there fits itself to its size. */
import type { ReactNode } from 'react';
import './surface.css';

export function Surface({ children }: { readonly children: ReactNode }) {
  return <div className="surface">{children}</div>;
}

/** Along the lower edge: results to the left, orders in the middle. */
export function SurfaceFoot({ children }: { readonly children: ReactNode }) {
  return <div className="surface-foot">{children}</div>;
}
