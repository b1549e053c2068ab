/** The team with which somebody set out last, remembered by this browser for each operation: once more, it is chosen by one press. */
import type { CommandoView, View } from '../view.ts';

export const SAME_TEAM = 'same-team';
const REMEMBERED = 'cockleshell v-commandos team';

type Member = Pick<CommandoView, 'id' | 'side'>;

/** At the beginning: whoever takes over for somebody later did not set out with them. */
export function rememberTeam({ by, setup, turn, phase, commandos }: View): void {
  if (by === '' || turn > 1 || phase === 'selection' || commandos.some(({ id }) => id === '')) return;
  try {
    localStorage[`${REMEMBERED} ${setup}`] = commandos.map(({ id, side }) => `${id} ${side}`).join();
  } catch {
    // a browser that keeps nothing has nothing to offer
  }
}

/** In the order in which they were chosen; nobody where none is known, or where somebody has been chosen already. */
export function lastTeam({ setup, phase, commandos }: View): readonly Member[] {
  if (phase !== 'selection' || commandos.some(({ id }) => id !== '')) return [];
  const team = remembered(setup)
    .split(',')
    .map((member) => {
      const [id = '', side = ''] = member.split(' ');
      return { id, side: side === 'tan' ? ('tan' as const) : ('blue' as const) };
    });
  return team.length === commandos.length && team.every(({ id }) => id !== '') ? team : [];
}

function remembered(setup: string): string {
  try {
    return String(localStorage[`${REMEMBERED} ${setup}`] ?? '');
  } catch {
    return '';
  }
}
