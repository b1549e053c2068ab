/** Which addresses lead to this machine only. */
import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it('a machine reaches itself by localhost, by 127.* and by ::1, and by no other name', () => {
  for (const host of ['localhost', 'LOCALHOST', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isLoopback(host), host).toBe(true);
  for (const host of ['localhost.example.org', '128.0.0.1', '192.168.1.27', 'my127.0.0.1', '[::2]', 'table.example.org'])
    expect(isLoopback(host), host).toBe(false);
});
