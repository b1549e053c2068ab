#!/usr/bin/env node
// Counts the presses that a mission takes when a player means what the scripted player chooses: choice by choice, as tables
// were before; in the cheapest way, with a force recruited counter by counter; and in the cheapest way of all.
//   node tools/presses.mjs [GAMES]     so many games of every mission, 3 if left out
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('../test/pressing/presses.ts', import.meta.url).pathname);
const games = Number(process.argv[2] ?? 3);
const WAYS = ['singly', 'own', 'cheapest'];
const total = { singly: 0, own: 0, cheapest: 0 };
const gestures = { pick: 0, press: 0, drag: 0 };
const asked = new Map(WAYS.map((way) => [way, new Map()]));
const setups = module.MISSIONS;

console.log('| mission | choice by choice | cheapest, own recruits | cheapest |');
console.log('| --- | --: | --: | --: |');
for (const setup of setups) {
  const row = [];
  for (const way of WAYS) {
    let presses = 0;
    for (let game = 0; game < games; game++) {
      const counted = await module.pressesOf(setup, `presses ${game}`, way);
      presses += counted.presses;
      for (const [asks, times] of counted.asked) asked.get(way).set(asks, (asked.get(way).get(asks) ?? 0) + times);
      if (way === 'cheapest') for (const gesture of Object.keys(gestures)) gestures[gesture] += counted.gestures[gesture];
    }
    total[way] += presses;
    row.push((presses / games).toFixed(1));
  }
  console.log(`| ${setup} | ${row.join(' | ')} |`);
}
const mean = (way) => (total[way] / games / setups.length).toFixed(1);
console.log(`| all | ${WAYS.map(mean).join(' | ')} |`);
console.log(`\nOf the cheapest: ${JSON.stringify(gestures)}\n`);
const questions = [...asked.get('singly')].sort(([, a], [, b]) => b - a).map(([asks]) => asks);
for (const asks of questions) {
  console.log(asks.padEnd(18), ...WAYS.map((way) => ((asked.get(way).get(asks) ?? 0) / games / setups.length).toFixed(2).padStart(8)));
}
