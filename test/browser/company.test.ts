/** Several people at one table, in real browsers: set-up, two of them, one screen handed round, a scripted player, interrupts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, picture, type Theatre, titled } from './browser.ts';
import { ask, newTable, openWithSkirmish } from './skirmish.ts';
import { arrived, asks, playOnce, sceneOf, tableOf, type Visitor, visitor } from './visiting.ts';

describe.skipIf(!isThereABrowser)(titled('several people at one table'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await openWithSkirmish();
  });
  afterAll(() => theatre?.close());

  const seat = (page: Page, id: string) => page.locator(`.company .seat[data-seat="${id}"]`);
  const notice = (page: Page, kind: string) => page.locator(`.company-notice[data-notice="${kind}"]`);
  const act = (page: Page, seatId: string, name: string) => page.locator(`.company-seat[data-seat="${seatId}"] [data-act="${name}"]`);
  const sheet = (page: Page) => page.getByRole('button', { name: 'Company' }).click();
  const handOf = ({ view }: Scene): readonly string[] => (view as { hand: string[] }).hand;
  const log = (page: Page) => page.locator('[data-log]');

  /** Red has set up a table, and blue has come by the link. */
  async function two(french = false, wish: object = {}): Promise<{ red: Visitor; blue: Visitor; id: string; close(): Promise<void> }> {
    const red = await visitor(theatre);
    const blue = await visitor(theatre, french ? { locale: 'fr-FR', viewport: { width: 390, height: 844 } } : {});
    const id = await newTable(red.page, { seats: ['red'], ...wish });
    await red.page.goto(`/table/${id}`);
    const link = red.page.locator('.invitation[data-seat="blue"] input');
    await expect.poll(() => link.inputValue()).toMatch(/\/join\//);
    await blue.page.goto(await link.inputValue());
    await red.page.keyboard.press('Escape');
    await blue.page.waitForURL(/\/table\//);
    await seat(blue.page, 'blue').waitFor();
    await expect.poll(() => seat(red.page, 'blue').textContent()).toContain('here');
    return {
      red,
      blue,
      id,
      async close() {
        expect([...red.wrong, ...blue.wrong]).toEqual([]);
        await red.context.close();
        await blue.context.close();
      },
    };
  }

  /** The scripted player chooses for whoever is asked until that one may interrupt, with something to play. */
  async function untilInterrupt(pages: readonly Page[]): Promise<{ asked: Page; other: Page }> {
    for (let choices = 0; choices < 200; choices++) {
      for (const page of pages) {
        const { question, offers } = await sceneOf(page);
        const other = pages.find((one) => one !== page);
        if (question?.pass && offers.length > 1 && other) return { asked: page, other };
        if (offers.length > 1 || (offers.length === 1 && !question?.pass)) await playOnce(page);
      }
    }
    throw new Error('Nobody could interrupt anything.');
  }

  /** Every byte that the server sends to a page. */
  function hearing(page: Page): readonly string[] {
    const texts: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void texts.push(String(payload))));
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) texts.push(await response.text().catch(() => ''));
    });
    return texts;
  }

  /** All cards that are named anywhere in them, and those that lie in the reader's own hand, were played or discarded. */
  function cardsIn(texts: readonly string[]): { named: ReadonlySet<string>; known: ReadonlySet<string> } {
    const named = new Set<string>();
    const known = new Set<string>();
    const isOpen = /(?:"(?:hand|discards)"|"type":"discarded"[^}]*"cards"):\[([^\]]*)\]|"type":"card-played"[^}]*"card":"([^"]+)"/g;
    for (const text of texts) {
      for (const [card] of text.matchAll(/\b(?:march|fire)-\d+\b/g)) named.add(card);
      for (const [, list = '', played = ''] of text.matchAll(isOpen))
        for (const [card] of `${list} ${played}`.matchAll(/\b(?:march|fire)-\d+\b/g)) known.add(card);
    }
    return { named, known };
  }

  it('the one who is asked sees it in the title, on the icon and in the header of every page, and is led to the next table', async () => {
    const { red, blue, id, close } = await two();
    const isAsked = async (page: Page) => (await sceneOf(page)).offers.length > 0;
    for (let i = 0; i < 60 && !(await isAsked(blue.page)); i++) await playOnce(red.page);
    expect([await isAsked(red.page), await isAsked(blue.page)]).toEqual([false, true]);
    await expect.poll(() => blue.page.title()).toMatch(/^● Your turn · /);
    expect(await blue.page.locator('link[rel="icon"]').getAttribute('href')).toContain('turn');
    expect(await red.page.title()).not.toContain('●');
    const another = await newTable(blue.page, { seats: ['blue'], bots: {}, name: 'Another' });
    await blue.page.goto('/');
    await blue.page.locator('.header-waiting').waitFor();
    expect(await blue.page.locator('.header-waiting').textContent()).toMatch(/^1 /);
    expect(await blue.page.title()).not.toContain('●');
    await blue.page.goto(`/table/${another}`);
    await blue.page.locator('.invitation').first().waitFor();
    await blue.page.keyboard.press('Escape');
    // Where others are to choose, the way on stands in the bar in words; where one is oneself, as a number.
    await blue.page.locator('.table-bar-next', { hasText: 'Next table' }).click();
    await blue.page.waitForURL(`**/table/${id}`);
    await blue.page.locator('.table-page[data-asks]').waitFor();
    expect(await blue.page.locator('.table-bar-next').count()).toBe(0);
    await close();
  });

  it('people see who is here, talk in their own languages, and show each other things', async () => {
    const { red, blue, close } = await two(true);
    await red.page.locator('[data-talk]').click();
    await red.page.locator('[data-phrase="good-luck"]').click();
    await expect.poll(() => blue.page.locator('.company-said').textContent()).toBe('Rouge\u00a0: Bonne chance\u00a0!');
    await accessible(red.page, 'talk');
    await picture(red.page, 'company-talk');
    await picture(blue.page, 'company-talk-phone');
    await red.page.keyboard.press('Escape');
    await blue.page.locator('[data-talk]').click();
    await blue.page.locator('.talk-mute input').check();
    expect(await blue.page.locator('.talk-lines').textContent()).not.toContain('Bonne chance');
    await blue.page.keyboard.press('Escape');
    // Red shows a squad by the key for it.
    await red.page.locator('#thing-blue-b').hover();
    await red.page.keyboard.press('w');
    await blue.page.locator('.pointed-for').waitFor();
    expect(await notice(blue.page, 'pointing').textContent()).toBe('Rouge montre\u00a0: Bleu B');
    // The notice may move the board: the frame goes with it.
    const middleOf = (selector: string) =>
      blue.page.locator(selector).evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      });
    await expect.poll(async () => `${await middleOf('.pointed-for')}`).toBe(`${await middleOf('#thing-blue-b')}`);
    await blue.page.goto('/tables');
    await expect.poll(() => seat(red.page, 'blue').textContent()).toContain('away');
    await close();
  });

  it('on a phone both seats stand whole with their time, a notice takes one line of the board, and who waits sees more of it', async () => {
    const clock = { for: 'game', time: 3_600_000, increment: 30_000, whenOut: 'hand-over' };
    const { red, blue, close } = await two(true, { manners: { clock } });
    const height = (selector: string) => blue.page.locator(selector).evaluate((one) => one.getBoundingClientRect().height);
    await notice(blue.page, 'way-back').waitFor();
    expect(await height('.company-notices')).toBeLessThan(32);
    const board = await height('.table-board');
    await blue.page.getByRole('button', { name: 'Avis' }).click();
    await blue.page.getByRole('button', { name: 'Plus tard' }).waitFor();
    expect(await height('.table-board')).toBe(board);
    await picture(blue.page, 'company-notice-phone');
    await accessible(blue.page, 'a notice over the board', 'layout');
    await blue.page.getByRole('button', { name: 'Plus tard' }).click();
    await notice(blue.page, 'way-back').waitFor({ state: 'detached' });
    const goOn = async (isAsked: boolean) => {
      for (let choices = 0; choices < 200; choices++) {
        const now = await sceneOf(blue.page);
        if ((now.question?.seats.includes('blue') ?? false) === isAsked && now.offers.length > 0 === isAsked) return arrived(blue.page);
        await playOnce(isAsked ? red.page : blue.page);
      }
      throw new Error('It never came to that.');
    };
    await goOn(true);
    // Time runs from the first choice.
    await blue.page.locator('.seat-clock').nth(1).waitFor();
    expect(await blue.page.locator('.seats').evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
    const asked = await height('.bottom-sheet-body');
    await goOn(false);
    await expect.poll(() => height('.bottom-sheet-body')).toBeLessThan(asked / 2);
    await picture(blue.page, 'company-waiting-phone');
    await close();
  });

  it('a line that is refused stays in its field, and the reason stands beside it', async () => {
    const { red, blue, close } = await two();
    await red.page.locator('[data-talk]').click();
    const field = red.page.locator('.talk-write input');
    await field.fill('Go \u202eleft');
    await field.press('Enter');
    await expect.poll(() => red.page.locator('.talk-refused').textContent()).toContain('U+202E');
    expect(await field.inputValue()).toBe('Go \u202eleft');
    expect(await red.page.locator('dialog[open]').count()).toBe(0);
    await field.fill('Go left 👩\u200d👩\u200d👧');
    await field.press('Enter');
    await expect.poll(() => blue.page.locator('.company-said').textContent()).toBe('Red: Go left 👩\u200d👩\u200d👧');
    // The others hear a line before the answer comes back.
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await red.page.locator('.talk-refused').textContent()).toBe('');
    await close();
  });

  it('seats are planned at set-up: a scripted player, unless somebody gets a link', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await page.goto('/new/skirmish');
    const blue = page.locator('.seat-choice[data-seat="blue"]');
    await blue.waitFor();
    const chosen = () => page.locator('.seat-choice input:checked').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(await chosen()).toEqual(['me', 'bot']);
    await accessible(page, 'setting up for several');
    await blue.getByRole('radio', { name: /I do/ }).check();
    expect(await page.getByText('nobody plays against you').count()).toBe(1);
    await blue.getByRole('radio', { name: /invite/ }).check();
    expect(await page.getByText('nobody plays against you').count()).toBe(0);
    await picture(page, 'company-set-up');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/table\//);
    const link = page.locator('.invitation[data-seat="blue"] input');
    await expect.poll(() => link.inputValue()).toMatch(/\/join\/.+#.+/);
    await accessible(page, 'invitations');
    await picture(page, 'company-invitations');
    const before = await link.inputValue();
    await page.getByRole('button', { name: 'To the table' }).click();
    expect(await seat(page, 'blue').textContent()).toContain('free');
    expect((await sceneOf(page)).manners.patience).toBe(86_400_000);
    // The link that was sent is shown again, not made worthless.
    await notice(page, 'free').getByRole('button').click();
    await expect.poll(() => link.inputValue()).toBe(before);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('a screen is handed round, and nothing of one player is left in it for the other', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await page.goto('/new/skirmish');
    await page
      .locator('.seat-choice[data-seat="blue"]')
      .getByRole('radio', { name: /beside/ })
      .check();
    await page.getByRole('button', { name: 'Start' }).click();
    const sit = (id: string) => page.locator(`.hand-over-sit[data-sit="${id}"]`);
    await sit('red').waitFor();
    await accessible(page, 'handing over');
    await picture(page, 'company-hand-over');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const from = (seatId: string) => ask<Scene>(page, 'GET', `/api/tables/${id}?seat=${seatId}`);
    const isShown = async (cards: readonly string[]) => {
      const text = await page.content();
      return cards.filter((card) => text.includes(`thing-${card}"`) || text.includes(`"play ${card}"`));
    };
    const [red, blue] = [handOf(await from('red')), handOf(await from('blue'))];
    expect(await isShown([...red, ...blue])).toEqual([]);
    await expect.poll(() => sit('red').getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Enter');
    await seat(page, 'red').waitFor();
    await page.locator('[data-offer]').first().waitFor();
    expect([...(await isShown(red))].sort()).toEqual([...red].sort());
    expect(await isShown(blue)).toEqual([]);
    // Red rests and refits; then it is Blue's turn.
    await page.locator('[data-offer="rest"]').first().press('Enter');
    await asks(page, 'refit');
    // By key: a pointer that has not moved must wait a moment before it presses what has come to lie under it.
    await page.locator('[data-offer="done"]').first().press('Enter');
    const over = page.locator('.primary[data-primary="hand-over"][aria-disabled="false"]');
    await over.waitFor();
    expect(await isShown(blue)).toEqual([]);
    await picture(page, 'company-hand-over-button');
    await page.keyboard.press('Enter');
    await sit('blue').waitFor();
    expect(await isShown([...red, ...blue])).toEqual([]);
    expect(await page.locator('.table-page, [data-log], [data-offer]').count()).toBe(0);
    await expect.poll(() => sit('blue').getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Enter');
    await page.locator('[data-offer]').first().waitFor();
    expect([...(await isShown(blue))].sort()).toEqual([...blue].sort());
    expect(await isShown(red)).toEqual([]);
    // Whoever reloads the page is not shown anything either.
    await page.reload();
    await sit('blue').waitFor();
    expect(await isShown([...red, ...blue])).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('a screen that is handed round says when a seat was taken from it, and shows what anybody sees once all were', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await page.goto('/new/skirmish');
    await page
      .locator('.seat-choice[data-seat="blue"]')
      .getByRole('radio', { name: /beside/ })
      .check();
    await page.getByRole('button', { name: 'Start' }).click();
    const sit = (id: string) => page.locator(`.hand-over-sit[data-sit="${id}"]`);
    await sit('red').waitFor();
    await expect.poll(() => sit('red').getAttribute('aria-disabled')).toBe('false');
    const id = tableOf(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-offer]').first().waitFor();
    const friend = await visitor(theatre);
    await friend.page.goto('/health');
    const take = async (taken: string) => {
      const { secret } = await ask<{ secret: string }>(page, 'POST', `/api/tables/${id}/seats/${taken}/invitation`);
      return ask<Scene>(friend.page, 'POST', `/api/tables/${id}/seats`, { secret, share: 'drawn-by-a-machine' });
    };
    const blue = handOf(await ask<Scene>(page, 'GET', `/api/tables/${id}?seat=blue`));
    await take('red');
    await page.getByRole('heading', { name: 'Red is played elsewhere now: somebody has taken the seat.' }).waitFor();
    const text = await page.content();
    expect(blue.filter((card) => text.includes(`thing-${card}"`) || text.includes(`"play ${card}"`))).toEqual([]);
    await accessible(page, 'a seat taken from a screen');
    await page.getByRole('link', { name: 'To the table' }).click();
    await expect.poll(() => sit('blue').getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Enter');
    await seat(page, 'blue').waitFor();
    await take('blue');
    await notice(page, 'elsewhere').waitFor();
    expect(await notice(page, 'elsewhere').textContent()).toContain('Blue is no longer played in this browser.');
    expect(await page.locator('[data-offer]').count()).toBe(0);
    // Whoever comes back later is told as well.
    await page.reload();
    await notice(page, 'elsewhere').waitFor();
    expect([...wrong, ...friend.wrong]).toEqual([]);
    await friend.context.close();
    await context.close();
  });

  it('an interrupt is a calm panel, still there after a reload; Enter lets it go by, and the other sees nothing of it', async () => {
    const { red, blue, close } = await two();
    const heard = [hearing(red.page), hearing(blue.page)];
    const { asked, other } = await untilInterrupt([red.page, blue.page]);
    const panel = asked.locator('.interrupt');
    await panel.waitFor();
    await arrived(other);
    await accessible(asked, 'an interrupt');
    await picture(asked, 'company-interrupt');
    expect(await other.locator('.interrupt, [data-offer]').count()).toBe(0);
    expect(await other.locator('.prompt-sentence').textContent()).toBe('The others are thinking.');
    await picture(other, 'company-waiting');
    await asked.reload();
    await panel.waitFor();
    const before = (await sceneOf(asked)).version;
    await asked.locator('.primary[data-primary="choose"][aria-disabled="false"]').waitFor();
    await asked.locator('body').press('Enter');
    await expect.poll(async () => (await sceneOf(asked)).version).toBeGreaterThan(before);
    // Neither page was ever sent a card that its player could not know.
    for (const texts of heard) {
      const { named, known } = cardsIn(texts);
      expect(known.size).toBeGreaterThan(3);
      expect([...named].filter((card) => !known.has(card))).toEqual([]);
    }
    await close();
  });

  it('a kind of window is let go by from now on, and can be asked at again', async () => {
    const { red, blue, close } = await two();
    const { asked } = await untilInterrupt([red.page, blue.page]);
    await asked.locator('.interrupt-when > summary').click();
    await asked.locator('[data-stop="never"]').click();
    await expect.poll(() => asked.locator('.interrupt').count()).toBe(0);
    await sheet(asked);
    const remembered = asked.locator('.interrupt-remembered input');
    expect(await remembered.count()).toBe(1);
    await remembered.click();
    await expect.poll(() => remembered.count()).toBe(0);
    await close();
  });

  it('a seat is handed to the scripted player and back, and the log says so', async () => {
    const { red, blue, close } = await two();
    const { page } = red;
    await sheet(page);
    await act(page, 'red', 'hand-to-bot').click();
    await act(page, 'red', 'play-myself').waitFor();
    await accessible(page, 'the company');
    await picture(page, 'company-sheet');
    expect(await seat(page, 'red').textContent()).toContain('Sergeant');
    await act(page, 'red', 'play-myself').click();
    await act(page, 'red', 'leave').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => seat(blue.page, 'red').textContent()).toContain('here');
    for (const { page: one } of [red, blue]) {
      await one.getByRole('button', { name: 'Log', exact: true }).click();
      await expect.poll(() => log(one).textContent()).toContain('The scripted player (Sergeant) plays Red from here on.');
      await expect.poll(() => log(one).textContent()).toContain('Red is played by hand again.');
    }
    await close();
  });

  it('a seat that is opened on a second machine leaves the first page, which says so and takes it back', async () => {
    const { red, blue, id, close } = await two();
    // Secret windows go by: a seat knows more of the game than somebody who watches.
    await untilInterrupt([red.page, blue.page]);
    await arrived(red.page);
    const linkFrom = async (page: Page) => {
      const { secret } = await ask<{ secret: string }>(page, 'POST', `/api/tables/${id}/seats/red/invitation`);
      return `${theatre.served.address}/join/${id}#${secret}`;
    };
    const hand = handOf(await sceneOf(red.page));
    const shownAt = async (page: Page) => {
      const text = await page.content();
      return hand.filter((card) => text.includes(`thing-${card}"`) || text.includes(`"play ${card}"`));
    };
    expect(await shownAt(red.page)).toEqual(hand);
    const second = await visitor(theatre);
    await second.page.goto(await linkFrom(red.page));
    await seat(second.page, 'red').waitFor();
    await notice(red.page, 'elsewhere').waitFor();
    expect(await notice(red.page, 'elsewhere').textContent()).toContain('Red is no longer played in this browser.');
    expect(await shownAt(red.page)).toEqual([]);
    expect(await red.page.locator('[data-offer]').count()).toBe(0);
    await accessible(red.page, 'a seat played elsewhere');
    await picture(red.page, 'company-elsewhere');
    await notice(red.page, 'elsewhere').getByRole('button').click();
    const field = red.page.locator('dialog[open] input');
    await field.fill('https://example.org/');
    await field.press('Enter');
    await expect.poll(() => red.page.locator('dialog[open]').textContent()).toContain('This is no link to a seat at this table.');
    await field.fill(await linkFrom(second.page));
    await field.press('Enter');
    await notice(second.page, 'elsewhere').waitFor();
    await expect.poll(() => shownAt(red.page)).toEqual(hand);
    expect(await notice(red.page, 'elsewhere').count()).toBe(0);
    expect(second.wrong).toEqual([]);
    await second.context.close();
    await close();
  });

  it('the game is ended by consent, and the dice of both are checked', async () => {
    const { red, blue, id, close } = await two();
    // Before the first roll everybody sees what was promised, and who has added to it.
    for (const { page } of [red, blue]) expect(await notice(page, 'dice').textContent()).toMatch(/sealed \([0-9a-f]{12}…\).*Red and Blue/);
    await picture(blue.page, 'company-dice');
    await blue.page.goto(`/verify/${id}`);
    await blue.page.getByText(/What was promised for its dice: [0-9a-f]{64}/).waitFor();
    await blue.page.goto(`/table/${id}`);
    const offer = async () => {
      await sheet(red.page);
      await red.page.locator('[data-act="propose-end"]').click();
      await notice(red.page, 'proposed').getByRole('button', { name: 'Withdraw' }).waitFor();
      await notice(blue.page, 'proposed').waitFor();
    };
    await offer();
    await notice(blue.page, 'proposed').getByRole('button', { name: 'No' }).click();
    await notice(red.page, 'declined').waitFor();
    expect(await notice(red.page, 'declined').textContent()).toBe('Blue does not agree to end the game.');
    await offer();
    expect(await notice(red.page, 'declined').count()).toBe(0);
    await accessible(blue.page, 'a proposal');
    await picture(blue.page, 'company-proposal');
    await notice(blue.page, 'proposed').getByRole('button', { name: 'Agree' }).click();
    await expect.poll(async () => (await sceneOf(red.page)).outcome?.how).toBe('agreed');
    await blue.page.goto(`/verify/${id}`);
    await blue.page.getByText(/The machines of 2 people added to these dice, and what yours gave is among it/).waitFor();
    expect(await blue.page.locator('.check-list .check-failed').count()).toBe(0);
    await picture(blue.page, 'company-verified');
    await close();
  });

  it('after a game both go on together, by what was agreed', async () => {
    const { red, blue, id, close } = await two();
    await ask(red.page, 'POST', `/api/tables/${id}/pace`, { pace: 'slow' });
    await ask(blue.page, 'POST', `/api/tables/${id}/resign`, { command: 'blue-resigns', version: (await sceneOf(blue.page)).version });
    await red.page.goto(`/report/${id}`);
    await red.page.locator('.report-actions[data-settled="true"]').getByRole('button', { name: 'Again, new dice' }).click();
    await red.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
    await notice(blue.page, 'along').waitFor();
    // The page that tells of the end lies over it.
    const along = blue.page.locator('.report-actions[data-settled="true"] .report-next');
    await expect.poll(() => along.textContent()).toBe('Go along with Red');
    await along.click();
    await blue.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
    expect(tableOf(blue.page)).toBe(tableOf(red.page));
    await expect.poll(() => seat(red.page, 'blue').textContent()).toContain('here');
    expect(await sceneOf(blue.page)).toMatchObject({ seat: 'blue', manners: { pace: 'slow' } });
    await close();
  });

  it('scripted players are paused, and go on step by step', async () => {
    const { page, context, wrong } = await visitor(theatre);
    const id = await newTable(page, { seats: ['red'], bots: { blue: 'random' }, manners: { pace: 'paused' } });
    await ask(page, 'POST', `/api/tables/${id}/seats/red/player`, { bot: 'sergeant' });
    await page.goto(`/table/${id}`);
    await expect.poll(() => page.locator('.prompt-sentence').textContent()).toBe('Sergeant plays for you');
    expect(await page.locator('[data-offer]').count()).toBe(0);
    const step = page.locator('[data-pace="step"]');
    await step.waitFor();
    const before = (await sceneOf(page)).version;
    await step.click();
    await expect.poll(async () => (await sceneOf(page)).version).toBe(before + 1);
    await accessible(page, 'a table of scripted players');
    await page.locator('[data-pace="go-on"]').click();
    await page.locator('[data-pace="pause"]').waitFor();
    expect((await sceneOf(page)).manners.pace).toBe('steady');
    await page.locator('.company-pace select').selectOption('4');
    await expect.poll(async () => (await sceneOf(page)).outcome !== null).toBe(true);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
