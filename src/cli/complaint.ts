/** Something a person asked for that cannot be: one sentence for them, exit code 1. */
export class Complaint extends Error {}
