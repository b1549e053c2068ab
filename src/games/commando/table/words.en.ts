/** Commando's English words, later ones replacing earlier ones; one file to load. */
import advice from '../text/advice.en.json';
import coach from '../text/coach.en.json';
import game from '../text/en.json';
import highlands from '../text/highlands.en.json';
import map from '../text/map.en.json';
import rulebook from '../text/rulebook.en.json';
import table from '../text/table.en.json';
import desert from '../text/western-desert.en.json';

export const WORDS = [rulebook, desert, highlands, game, advice, coach, map, table];
