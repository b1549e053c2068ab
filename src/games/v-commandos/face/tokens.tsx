/** What lies and stands on a level, as it is drawn. */
import type { Speaker } from '../../../words/speaker.ts';
import { positionOf } from '../reckoning/position.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { ENOUGH_TO_BREAK, perEntrance } from '../rules/reinforcements.ts';
import { levelOn } from '../state.ts';
import type { View } from '../view.ts';
import { deadlineOf } from './describe-commando.ts';
import type { Piece } from './layout.ts';
import { Padlock } from './level/masonry.tsx';
import { Barricade, CommandoToken, EnemyToken, EquipmentToken, EscortToken, Gate, Triangle } from './token/token.tsx';

interface TokenProps {
  readonly view: View;
  readonly piece: Piece;
  readonly speaker: Speaker;
}

export function Token({ view, piece, speaker }: TokenProps) {
  switch (piece.what) {
    case 'commando': {
      const { id, side, visible, uniform, critical } = piece.commando;
      return (
        <CommandoToken
          specialist={id}
          side={side}
          visible={visible}
          uniform={uniform}
          critical={critical > 0}
          until={deadlineOf(piece.commando)}
          name={speaker.name(id)}
        />
      );
    }
    case 'escort':
      return <EscortToken id={piece.escort.id} visible={piece.escort.visible} name={speaker.name(piece.escort.id)} />;
    case 'enemy':
      return <EnemyToken kind={piece.enemy} count={piece.count} />;
    case 'waiting':
      return <EnemyToken kind={piece.enemy} count={piece.count} size={40} />;
    case 'guard':
      return <EnemyToken kind={piece.enemy} guards inNest={piece.of === 'nest'} size={40} />;
    case 'item':
      return <EquipmentToken item={piece.item} count={piece.count} />;
    case 'charge':
      return <EquipmentToken item="tnt" placed count={piece.count} />;
    case 'triangle':
      return <TriangleToken view={view} piece={piece} />;
    case 'entrance':
      return <GateToken view={view} piece={piece} />;
    // doors and trap doors are printed; lines around tiles run below a padlock
    case 'door':
      return piece.locked ? (
        <g className="level">
          <Padlock />
        </g>
      ) : null;
    default:
      return null;
  }
}

type PieceOf<W extends Piece['what']> = Extract<Piece, { what: W }>;

function TriangleToken({ view, piece }: { readonly view: View; readonly piece: PieceOf<'triangle'> }) {
  const level = view.levels.find(({ triangles }) => triangles.some(({ id }) => id === piece.id));
  if (!level) return null;
  if (piece.kind === 'alarm') return <Triangle kind="alarm" ringing={level.alarm === 'triggered'} spent={level.interrupted} />;
  if (piece.kind === 'nest') return <Triangle kind="nest" />;
  const objective = levelCard(view, level.id).objectives[piece.objective];
  return objective ? <Triangle kind="objective" task={objective.do} done={level.objectives[piece.objective]?.done ?? false} /> : null;
}

function GateToken({ view, piece }: { readonly view: View; readonly piece: PieceOf<'entrance'> }) {
  const level = view.levels.find(({ entrances }) => entrances.some(({ id }) => id === piece.id));
  if (!level) return null;
  const card = levelCard(view, level.id);
  const { side = 'north' } = card.entrances[card.entranceAt[piece.id] ?? -1] ?? {};
  const position = positionOf(view);
  const coming = card.training.enemies ? perEntrance(position, levelOn(position, { level: level.id })) : 0;
  return (
    <>
      <Gate side={side} coming={coming} ringing={level.alarm === 'triggered'} />
      {piece.barricaded && <Barricade pushing={piece.pushing} most={ENOUGH_TO_BREAK} />}
    </>
  );
}
