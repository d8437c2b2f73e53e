import type { Hitungan } from '@safar/shared/content/paket/hitung/calculate'
import { HARI_INI } from '@safar/shared/content/paket/hitung/keluarga.testing'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { createHttp } from '@safar/shared/platform/http/http'
import type { TestApp } from '../../testing/test-app.ts'

/** Prices of a package with everything that a family's cost is computed from. */
export const HARGA = {
  harga_anak_kasur: 28_000_000,
  harga_anak_tanpa_kasur: null,
  harga_bayi: 0,
  dp_per_pax: 10_000_000,
  pelunasan_hari: 30,
  tanggal_keberangkatan: '2027-06-21',
}

/** Returns calls of staff and of everybody to a server whose day is that of the generated families. */
export async function calculationCalls(test: TestApp) {
  test.advance(new Date(`${HARI_INI}T05:00:00Z`).getTime() - test.deps.now().getTime())
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { authorization } = await test.signIn('admin')
  const baseUrl = test.app.listeningOrigin
  const count = (id: string | number, payload: object) =>
    test.call<{ data: Hitungan; errors?: object }>({
      method: 'POST',
      url: `/api/paket/${id}/hitung`,
      payload,
    })
  return {
    staff: createPaketClient(createHttp({ baseUrl, getToken: () => authorization.slice(7) })),
    everybody: createPaketClient(createHttp({ baseUrl, getToken: () => null })),
    count,
  }
}
