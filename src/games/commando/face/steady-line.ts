/** 19.1 While the line is drawn up nobody moves because another was pressed: each gets the number of his place where he stands. */
import { useRef } from 'react';
import type { Thing } from '../../face.ts';

interface LineShown {
  readonly order: readonly string[];
  readonly lined: number;
  /** Who was taken into the hand last. */
  readonly dragged?: Thing | undefined;
}

/** How the line is shown next. Whoever is put somewhere by hand lies there; when nobody has a place yet, all stand as they do. */
export function lineShown(before: LineShown | undefined, line: readonly string[], lined: number, inHand: Thing | undefined): LineShown {
  const dragged = inHand ?? before?.dragged;
  const isSameCrowd = before?.order.length === line.length && line.every((id) => before.order.includes(id));
  const isPut = before !== undefined && lined > before.lined && dragged !== undefined && line.slice(before.lined, lined).includes(dragged);
  if (!isSameCrowd || lined === 0 || isPut) return { order: line, lined, dragged: isPut ? undefined : dragged };
  return { order: before.order, lined, dragged };
}

export function useSteadyLine(
  isDrawnUp: boolean,
  { line, lined }: { readonly line: readonly string[]; readonly lined: number },
  inHand: Thing | undefined,
): readonly string[] | undefined {
  const shown = useRef<LineShown | undefined>(undefined);
  shown.current = isDrawnUp ? lineShown(shown.current, line, lined, inHand) : undefined;
  return shown.current?.order;
}
