/** The way from single games to a series of them. */
import type { Lid } from '../../games/lid.ts';

/** The campaign that is nearest to a set-up; none where that is one itself. */
export function campaignNear({ campaigns = [], ladder }: Pick<Lid, 'campaigns' | 'ladder'>, setup: string = ladder[0]): string | undefined {
  if (campaigns.includes(setup)) return undefined;
  const [theatre] = setup.split('/');
  return campaigns.find((id) => id.startsWith(`${theatre}/`)) ?? campaigns[0];
}

/** Setting up a table, with this chosen already. */
export function pathToSetUp({ id }: Pick<Lid, 'id'>, setup: string): string {
  return `/new/${id}#${setup}`;
}

/** What the address asks for, if it is one of these. */
export function setupAskedFor(setups: readonly { readonly id: string }[]): string | undefined {
  const asked = decodeURIComponent(location.hash.slice(1));
  return setups.find(({ id }) => id === asked)?.id;
}
