import type { APIRequestContext } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect } from '../test.ts'

type Fields = Record<string, unknown>

/** Calls as the admin, beside the browser: they prepare what a journey needs, and tidy up after it. */
export async function adminApi(request: APIRequestContext) {
  const signedIn = await request.post('/api/auth/login', {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  const { access_token } = await signedIn.json()
  const headers = { authorization: `Bearer ${access_token}` }
  const data = async (path: string) => (await (await request.get(path, { headers })).json()).data

  const publikasi = (): Promise<Fields> => data('/api/publikasi')
  return {
    data,
    publikasi,
    /** A package like one of the demonstration, under a name of its own; gives its id and slug. */
    async copyPaket(nama_paket: string, changes: Fields = {}): Promise<{ id: number; slug: string }> {
      const [like] = await data('/api/paket?q=umrah+reguler')
      const answer = await request.post('/api/paket', { headers, data: { ...like, nama_paket, ...changes } })
      expect(answer.status()).toBe(201)
      return (await answer.json()).data
    },
    async removePaket(id: number): Promise<void> {
      await request.delete(`/api/paket/${id}`, { headers })
    },
    async removePendaftaran(email: string): Promise<void> {
      const list: { id: number; email: string }[] = await data('/api/pendaftaran')
      for (const { id } of list.filter((item) => item.email === email)) {
        await request.delete(`/api/pendaftaran/${id}`, { headers })
      }
    },
    /** Waits until nothing is on its way to the visitors. */
    async published(): Promise<void> {
      await expect.poll(async () => (await publikasi()).status, { timeout: 60_000 }).toBe('terbit')
    },
  }
}
