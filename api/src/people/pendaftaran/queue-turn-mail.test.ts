import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { addBooking, giveBack, seat } from '../../testing/booked.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { queueTurnMail } from './queue-turn-mail.ts'

const told = async ({ deps }: TestApp) =>
  deps.database.db
    .selectFrom('kotak_keluar')
    .select(['perihal', 'penerima', 'teks'])
    .where('peristiwa', '=', 'giliran')
    .orderBy('id')
    .execute()

it('tells staff once of seats that came free for who waits, and again for others', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const payload = paketInput({ nama_paket: 'Umrah Penuh', sisa_pax: 0 })
  await test.call({ method: 'POST', url: '/api/paket', headers, payload })
  const queue = (nama: string) =>
    test.call({
      method: 'POST',
      url: '/api/pendaftaran',
      payload: { nama, telepon: '0812 3456 7890', setuju: true, paket_id: 1, tunggu: true, jumlah_pax: 2 },
    })
  await queue('Rahma')
  await queueTurnMail(test.deps)
  expect(await told(test)).toEqual([])
  const seats = (ubah: number) =>
    test.call({ method: 'POST', url: '/api/paket/1/kursi', headers, payload: { ubah } })
  expect((await seats(3)).status).toBe(200)
  await queueTurnMail(test.deps)
  await queueTurnMail(test.deps)
  const [mail, ...more] = await told(test)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    penerima: 'halo@safar.test',
    perihal: expect.stringMatching(/^3 kursi kosong: Umrah Penuh/),
    teks: expect.stringContaining('Yang menunggu: 1 rombongan (2 orang).'),
  })
  // Nobody is named in a mail.
  expect(mail?.teks).not.toMatch(/Rahma|3456/)
  await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload: { status: 'dihubungi' } })
  await seats(-1)
  await queueTurnMail(test.deps)
  expect(await told(test)).toHaveLength(1)
})

it('tells staff of the seats that a booking gives back', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput({ sisa_pax: 3 }) })
  const { peserta } = await addBooking(test, 1, { status: 'sebagian', orang: 3 })
  await seat(test, 1, peserta)
  const rahma = { nama: 'Rahma', telepon: '0812 3456 7890', setuju: true, paket_id: 1, tunggu: true }
  await test.call({ method: 'POST', url: '/api/pendaftaran', payload: rahma })
  await queueTurnMail(test.deps)
  expect(await told(test)).toEqual([])
  await giveBack(test, peserta.slice(1))
  await queueTurnMail(test.deps)
  expect(await told(test)).toMatchObject([{ perihal: expect.stringMatching(/^2 kursi kosong/) }])
})
