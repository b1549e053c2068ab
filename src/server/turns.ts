/** A queue that is fair: address after address has its turn, and behind each address person after person. */

export interface Applicant {
  readonly address: string;
  readonly person: string;
}

export class Turns<Job> {
  /** By address and person; after a turn both go to the end. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  waitingAt(address: string): number {
    return [...(this.#waiting.get(address)?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  /** What it returns takes the job out of the queue; false where it is no longer in it. */
  add({ address, person }: Applicant, job: Job): () => boolean {
    const people = this.#waiting.get(address) ?? new Map<string, Job[]>();
    this.#waiting.set(address, people);
    const jobs = people.get(person) ?? [];
    people.set(person, jobs);
    jobs.push(job);
    this.#length++;
    return () => {
      const place = jobs.indexOf(job);
      if (place < 0) return false;
      jobs.splice(place, 1);
      this.#length--;
      if (jobs.length === 0) people.delete(person);
      if (people.size === 0) this.#waiting.delete(address);
      return true;
    };
  }

  next(): Job | undefined {
    for (const [address, people] of this.#waiting) {
      for (const [person, jobs] of people) {
        const job = jobs.shift();
        this.#length--;
        people.delete(person);
        if (jobs.length > 0) people.set(person, jobs);
        this.#waiting.delete(address);
        if (people.size > 0) this.#waiting.set(address, people);
        return job;
      }
    }
    return undefined;
  }

  /** All of them, and nobody waits any more. */
  clear(): Job[] {
    const jobs = [...this.#waiting.values()].flatMap((people) => [...people.values()].flat());
    this.#waiting.clear();
    this.#length = 0;
    return jobs;
  }
}
