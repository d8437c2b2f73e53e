import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import {
  type AturanAkun,
  aturanAkunSchema,
  type FaktorAkun,
  faktorSchema,
  type OpsiDaftar,
  opsiDaftarSchema,
  type PasskeyAktifInput,
  type PasskeyBaru,
  passkeyBaruSchema,
  pemulihanSchema,
  type TotpBaru,
  totpBaruSchema,
} from './faktor-schema.ts'

/** Creates the client of second factors. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createFaktorClient(http: Http) {
  const readPemulihan = dataOf(pemulihanSchema.transform(({ kode_pemulihan }) => kode_pemulihan))
  return {
    /** Fetches the factors of one's own account. */
    async get({ signal }: { signal?: AbortSignal } = {}): Promise<FaktorAkun> {
      return callFor(dataOf(faktorSchema), () => http.get('api/auth/faktor', { ...(signal && { signal }) }))
    },

    /** Proves once more who is signed in: for ten minutes, factors may be changed. */
    async confirmPassword(password: string): Promise<void> {
      await callJson(() => http.post('api/auth/kukuhkan', { json: { password } }))
    },

    /** Begins to set an app up; nothing asks for it yet. */
    async totpBaru(): Promise<TotpBaru> {
      return callFor(dataOf(totpBaruSchema), () => http.post('api/auth/totp'))
    },

    /** Activates the app by a first code; returns recovery codes, which replace the earlier ones. */
    async totpAktif(kode: string): Promise<string[]> {
      return callFor(readPemulihan, () => http.post('api/auth/totp/aktif', { json: { kode } }))
    },

    async removeTotp(): Promise<void> {
      await callJson(() => http.delete('api/auth/totp'))
    },

    /** Makes new recovery codes; earlier ones become void. */
    async pemulihanBaru(): Promise<string[]> {
      return callFor(readPemulihan, () => http.post('api/auth/kode-pemulihan'))
    },

    /** Fetches the options of a new passkey. */
    async passkeyOpsi(): Promise<OpsiDaftar> {
      return callFor(dataOf(opsiDaftarSchema), () => http.post('api/auth/passkey'))
    },

    /** Adds the passkey that a browser made; recovery codes where the account had none. */
    async passkeyAktif(input: PasskeyAktifInput): Promise<PasskeyBaru> {
      return callFor(dataOf(passkeyBaruSchema), () => http.post('api/auth/passkey/aktif', { json: input }))
    },

    async removePasskey(id: number): Promise<void> {
      await callJson(() => http.delete(`api/auth/passkey/${id}`))
    },

    /** Fetches the agency's rules for accounts (admin). */
    async aturan({ signal }: { signal?: AbortSignal } = {}): Promise<AturanAkun> {
      return callFor(dataOf(aturanAkunSchema), () =>
        http.get('api/akun/aturan', { ...(signal && { signal }) }),
      )
    },

    async changeRules(aturan: AturanAkun): Promise<AturanAkun> {
      return callFor(dataOf(aturanAkunSchema), () => http.post('api/akun/aturan', { json: aturan }))
    },

    /** Deletes every factor of an account and signs it out (admin). */
    async removeFrom(id: number): Promise<void> {
      await callJson(() => http.delete(`api/akun/${id}/faktor`))
    },
  }
}
