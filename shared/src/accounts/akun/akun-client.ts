import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import {
  type Akun,
  type AkunChange,
  type AkunPage,
  akunPageSchema,
  akunSchema,
  type InviteInput,
  type Undangan,
  undanganSchema,
} from './akun-schema.ts'

/** Creates the client of accounts (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createAkunClient(http: Http) {
  const readAkun = dataOf(akunSchema)
  return {
    /** Fetches one page of accounts, oldest first. */
    async page({ page, signal }: { page: number; signal?: AbortSignal }): Promise<AkunPage> {
      return callFor(bySchema(akunPageSchema), () =>
        http.get('api/akun', { searchParams: { page }, ...(signal && { signal }) }),
      )
    },

    /** Makes an account and invites its owner by mail; returns the link if no mail leaves. */
    async invite(input: InviteInput): Promise<Undangan> {
      return callFor(dataOf(undanganSchema), () => http.post('api/akun', { json: input }))
    },

    /** Invites once more by mail; returns the link if no mail leaves. Links that were sent before end. */
    async inviteAgain(id: number): Promise<Undangan> {
      return callFor(dataOf(undanganSchema), () => http.post(`api/akun/${id}/undang`))
    },

    /** Changes the role, or suspends and resumes. */
    async change(id: number, ubah: AkunChange): Promise<Akun> {
      return callFor(readAkun, () => http.patch(`api/akun/${id}`, { json: ubah }))
    },

    /** Deletes an account; what it made stays, and its registrations go to the given account. */
    async remove(id: number, serahkan_ke: number | null = null): Promise<void> {
      const options = serahkan_ke === null ? {} : { searchParams: { serahkan_ke } }
      await callJson(() => http.delete(`api/akun/${id}`, options))
    },
  }
}
