import { type Pencadang, TANPA_TEMPAT } from '../ops/cadangan/backup-maker.ts'
import { conflict } from '../platform/http/errors.ts'

/** Returns a maker of backups that makes none. */
export function fakePencadang(): Pencadang {
  return {
    start: () => Promise.reject(conflict(TANPA_TEMPAT, {})),
    checkDue: async () => {},
    selesai: async () => {},
    close: async () => {},
  }
}
