/** Heads and shoulders, in a square of 100 around the origin. Each part has a role; the token says how roles are painted. */

interface Part {
  readonly role: 'cloth' | 'hood' | 'skin' | 'hair' | 'metal' | 'cap' | 'band' | 'red' | 'white' | 'gold' | 'leather';
  readonly d: string;
}

const SHOULDERS = 'M-46,56C-44,30 -28,21 -14,18H14C28,21 44,30 46,56Z';
const HEAD = 'M-16,-14C-17,6 -9,18 0,18C9,18 17,6 16,-14C12,-24 -12,-24 -16,-14Z';
const MOUSTACHE = 'M-10,8C-6,3 -2,4 0,6C2,4 6,3 10,8C6,9 3,9 0,8C-3,9 -6,9 -10,8Z';

const FIGURES = {
  sniper: [
    { role: 'metal', d: 'M20,56L31,-44L36,-43L28,56Z' },
    { role: 'leather', d: 'M27,-20L35,-19L33,4L25,3Z' },
    { role: 'cloth', d: SHOULDERS },
    { role: 'hood', d: 'M-28,17C-38,-12 -26,-44 0,-45C26,-44 38,-12 28,17C20,26 -20,26 -28,17Z' },
    { role: 'skin', d: 'M-15,-8C-16,-26 -8,-31 0,-31C8,-31 16,-26 15,-8C14,8 7,15 0,15C-7,15 -14,8 -15,-8Z' },
    { role: 'hair', d: 'M-15,-9C-16,-28 -7,-32 0,-32C8,-32 16,-27 15,-9C11,-21 3,-23 -3,-22C-9,-21 -13,-17 -15,-9Z' },
    { role: 'band', d: 'M-31,-14L-24,-19L-28,-6ZM27,-30L22,-22L33,-20ZM-16,-41L-10,-36L-4,-44ZM30,2L24,-2L27,10Z' },
  ],
  sapper: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'skin', d: HEAD },
    { role: 'hair', d: MOUSTACHE },
    { role: 'cap', d: 'M-21,-17C-20,-41 -9,-45 0,-45C9,-45 20,-41 21,-17Z' },
    { role: 'cap', d: 'M-38,-14C-26,-25 26,-25 38,-14C28,-5 -28,-5 -38,-14Z' },
    { role: 'red', d: 'M-17,30H-7V56H-17ZM-5,27H5V56H-5ZM7,30H17V56H7Z' },
    { role: 'band', d: 'M-20,38H20V44H-20Z' },
  ],
  medic: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'skin', d: HEAD },
    { role: 'cap', d: 'M-26,-8C-28,-40 -12,-46 0,-46C12,-46 28,-40 26,-8C12,-15 -12,-15 -26,-8Z' },
    { role: 'white', d: 'M0,-41A12,12 0 1 0 0,-17A12,12 0 1 0 0,-41Z' },
    { role: 'red', d: 'M-3,-38H3V-32H9V-26H3V-20H-3V-26H-9V-32H-3Z' },
    { role: 'white', d: 'M-42,34L-24,30L-20,50L-44,54Z' },
    { role: 'red', d: 'M-34,34L-29,33L-28,38L-24,37L-23,42L-27,43L-26,48L-31,49L-32,44L-37,45L-38,40L-33,39Z' },
  ],
  scout: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'hood', d: 'M-18,11H18V22C8,30 -8,30 -18,22Z' },
    { role: 'skin', d: HEAD },
    { role: 'cap', d: 'M-20,-15C-23,-40 -8,-47 3,-46C20,-45 24,-32 20,-15Z' },
    { role: 'band', d: 'M-23,-21C-8,-28 8,-28 23,-21L22,-9C8,-16 -8,-16 -22,-9Z' },
    { role: 'metal', d: 'M-20,34A9,9 0 1 1 -3,34H3A9,9 0 1 1 20,34V48H4V41H-4V48H-20Z' },
  ],
  officer: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'white', d: 'M-12,19L0,40L12,19Z' },
    { role: 'leather', d: 'M-4,22H4L6,46L0,52L-6,46Z' },
    { role: 'skin', d: HEAD },
    { role: 'hair', d: MOUSTACHE },
    { role: 'cap', d: 'M-32,-30C-26,-48 26,-48 32,-30C32,-24 26,-20 22,-18H-22C-26,-20 -32,-24 -32,-30Z' },
    { role: 'red', d: 'M-23,-25H23V-17H-23Z' },
    { role: 'leather', d: 'M-23,-17C-10,-21 10,-21 23,-17C16,-7 -16,-7 -23,-17Z' },
    { role: 'gold', d: 'M0,-38L3,-31L9,-31L4,-26L6,-20L0,-24L-6,-20L-4,-26L-9,-31L-3,-31Z' },
  ],
  courier: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'leather', d: 'M-30,28L26,56H14L-34,34Z' },
    { role: 'skin', d: HEAD },
    { role: 'cap', d: 'M-24,-18C-26,-38 -10,-44 4,-43C20,-42 26,-30 22,-18C30,-16 30,-10 22,-10H-18C-24,-10 -26,-14 -24,-18Z' },
  ],
  professor: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'white', d: 'M-10,19L0,36L10,19Z' },
    { role: 'skin', d: 'M-17,-18C-18,6 -9,18 0,18C9,18 18,6 17,-18C14,-42 -14,-42 -17,-18Z' },
    { role: 'hair', d: 'M-17,-16C-30,-16 -26,-36 -15,-34C-20,-26 -18,-22 -17,-16ZM17,-16C30,-16 26,-36 15,-34C20,-26 18,-22 17,-16Z' },
    { role: 'white', d: 'M-6.5,-10A7,7 0 1 0 -6.5,4A7,7 0 1 0 -6.5,-10ZM8,-10A7,7 0 1 0 8,4A7,7 0 1 0 8,-10Z' },
    { role: 'hair', d: 'M-9,10C-4,7 4,7 9,10C7,22 -7,22 -9,10Z' },
  ],
  airman: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'white', d: 'M-20,16C-10,24 10,24 20,16L16,30C8,34 -8,34 -16,30Z' },
    {
      role: 'leather',
      d: 'M-22,12C-30,-20 -18,-44 0,-44C18,-44 30,-20 22,12C20,16 14,16 13,10L14,-12C8,-20 -8,-20 -14,-12L-13,10C-14,16 -20,16 -22,12Z',
    },
    { role: 'skin', d: 'M-14,-12C-15,6 -8,16 0,16C8,16 15,6 14,-12C8,-20 -8,-20 -14,-12Z' },
    { role: 'metal', d: 'M-19,-31C-18,-38 -4,-38 -2,-31C-4,-23 -18,-23 -19,-31ZM2,-31C4,-38 18,-38 19,-31C18,-23 4,-23 2,-31Z' },
  ],
  admiral: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'white', d: 'M-12,19L0,38L12,19Z' },
    { role: 'gold', d: 'M-44,40L-26,32L-22,38L-42,48ZM44,40L26,32L22,38L42,48Z' },
    { role: 'skin', d: HEAD },
    { role: 'hair', d: 'M-15,0C-12,14 -6,24 0,24C6,24 12,14 15,0C8,8 -8,8 -15,0Z' },
    { role: 'white', d: 'M-34,-30C-28,-50 28,-50 34,-30C32,-24 26,-22 22,-20H-22C-26,-22 -32,-24 -34,-30Z' },
    { role: 'leather', d: 'M-23,-26H23V-18C10,-22 -10,-22 -23,-18ZM-23,-18C-10,-22 10,-22 23,-18C16,-8 -16,-8 -23,-18Z' },
    { role: 'gold', d: 'M0,-42A7,7 0 1 0 0,-28A7,7 0 1 0 0,-42Z' },
  ],
  /** In a German uniform everybody wears the same cap. */
  disguised: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'band', d: 'M-14,18L-4,24L-10,40L-24,26ZM14,18L4,24L10,40L24,26Z' },
    { role: 'skin', d: HEAD },
    { role: 'cap', d: 'M-25,-16L-20,-40C-8,-46 8,-46 20,-40L25,-16C10,-22 -10,-22 -25,-16Z' },
    { role: 'band', d: 'M-26,-12C-10,-24 10,-24 26,-12C12,-8 -12,-8 -26,-12Z' },
    { role: 'white', d: 'M0,-38A4.5,4.5 0 1 0 0,-29A4.5,4.5 0 1 0 0,-38Z' },
  ],
  soldier: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'skin', d: HEAD },
    { role: 'cap', d: 'M-25,-6C-28,-42 -10,-46 0,-46C10,-46 28,-42 25,-6L34,6C16,-4 -16,-4 -34,6Z' },
  ],
  special: [
    { role: 'cloth', d: SHOULDERS },
    { role: 'skin', d: HEAD },
    { role: 'cap', d: 'M-26,-20C-24,-42 -10,-46 0,-46C10,-46 24,-42 26,-20Z' },
    { role: 'band', d: 'M-28,-21H28V-10C10,-16 -10,-16 -28,-10Z' },
    { role: 'white', d: 'M0,-42L5,-33L0,-25L-5,-33Z' },
  ],
} as const satisfies Record<string, readonly Part[]>;

export type FigureName = keyof typeof FIGURES;
export const isFigure = (id: string): id is FigureName => id in FIGURES;

/** Whoever looks out has eyes; a professor's are behind his glasses. */
export function Bust({ figure }: { readonly figure: FigureName }) {
  return (
    <g className="bust">
      {FIGURES[figure].map(({ role, d }) => (
        <path key={d} className={`bust-${role}`} d={d} />
      ))}
      <path className="bust-eyes" d="M-9.4,-3a2.8,2.6 0 1 0 5.6,0a2.8,2.6 0 1 0 -5.6,0ZM3.8,-3a2.8,2.6 0 1 0 5.6,0a2.8,2.6 0 1 0 -5.6,0Z" />
    </g>
  );
}
