import { type Pencadang, TANPA_TEMPAT } from '../ops/cadangan/pencadang.ts'
import { conflict } from '../platform/http/errors.ts'

/** For servers that make no backups. */
export function fakePencadang(): Pencadang {
  return {
    mulai: () => Promise.reject(conflict(TANPA_TEMPAT, {})),
    lihatGiliran: async () => {},
    selesai: async () => {},
    close: async () => {},
  }
}
