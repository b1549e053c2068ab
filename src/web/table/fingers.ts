/** Whether there is neither a mouse nor a pen: keys and pointing are not spoken of then. */
export function hasOnlyFingers(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
