/** Commando's French words, later ones replacing earlier ones; one file to load. */
import advice from '../text/advice.fr.json';
import coach from '../text/coach.fr.json';
import game from '../text/fr.json';
import highlands from '../text/highlands.fr.json';
import map from '../text/map.fr.json';
import rulebook from '../text/rulebook.fr.json';
import table from '../text/table.fr.json';
import desert from '../text/western-desert.fr.json';

export const WORDS = [rulebook, desert, highlands, game, advice, coach, map, table];
