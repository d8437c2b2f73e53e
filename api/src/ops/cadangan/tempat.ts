/** The error for a missing destination: no disk behind the folder, or no answer from the bucket. */
export class TempatError extends Error {}

/** A destination of backups. Names are the server's own. */
export interface Tempat {
  /** Lets `make` write the file of that name, whole or not at all; returns its result, and the bytes stored. */
  put<T>(nama: string, make: (path: string) => Promise<T>): Promise<{ hasil: T; besar: number }>
  /** Names of our files there. */
  list(): Promise<string[]>
  /** Copies a file to a free path; false if there is none of that name. */
  get(nama: string, path: string): Promise<boolean>
  /** Deletes a file; harmless if it is missing. */
  remove(nama: string): Promise<void>
}
