import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

it('everybody reads the seats of what is live and has not left, and nothing else of it', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const add = async (fields: object) => {
    const { status, body } = await test.call<{ data: { id: number } }>({
      method: 'POST',
      url: '/api/paket',
      headers,
      payload: { ...paketInput(), ...fields },
    })
    expect(status).toBe(201)
    return body.data
  }
  const ahead = await add({
    nama_paket: 'Umrah Depan',
    tanggal_keberangkatan: '2030-01-02',
    total_pax: 45,
    sisa_pax: 7,
  })
  await add({ nama_paket: 'Umrah Lama', tanggal_keberangkatan: '2020-01-02' })
  await add({ nama_paket: 'Umrah Rahasia', tanggal_keberangkatan: '2030-01-02', status: 'draf' })
  const read = () => test.call({ url: '/api/kursi' })
  expect((await read()).body.data).toEqual([{ slug: 'umrah-depan', sisa_pax: 7, total_pax: 45 }])
  await test.call({ method: 'POST', url: `/api/paket/${ahead.id}/kursi`, headers, payload: { ubah: -2 } })
  expect((await read()).body.data).toEqual([{ slug: 'umrah-depan', sisa_pax: 5, total_pax: 45 }])
})
