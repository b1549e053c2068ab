import { expect, it } from 'vitest';
import { campaignNear } from './campaigns.ts';

it('finds the campaign of the same theatre, and none for what is one already', () => {
  const lid = { ladder: ['desert/toll', 'hills/walk', 'desert/campaign'], campaigns: ['desert/campaign', 'hills/campaign'] } as const;
  expect(['desert/toll', 'hills/walk', 'elsewhere', 'hills/campaign'].map((setup) => campaignNear(lid, setup))).toEqual([
    'desert/campaign',
    'hills/campaign',
    'desert/campaign',
    undefined,
  ]);
  expect(campaignNear({ ladder: ['toll'] })).toBeUndefined();
});
