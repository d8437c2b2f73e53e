import { type Pencadang, TANPA_TEMPAT } from '../ops/cadangan/pencadang.ts'
import { conflict } from '../platform/http/errors.ts'

/** Returns a maker of backups that makes none. */
export function fakePencadang(): Pencadang {
  return {
    mulai: () => Promise.reject(conflict(TANPA_TEMPAT, {})),
    lihatGiliran: async () => {},
    selesai: async () => {},
    close: async () => {},
  }
}
