import type { Role } from '@safar/shared/access/session/session-schema'
import type { Kiriman, KirimanPage } from '@safar/shared/overview/pesanan/kiriman-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { family, passport } from './pesanan.testing.ts'

interface Answered {
  data: Kiriman
  errors?: Record<string, string[]>
}

/** A family with a proof, a paper and a request on their way, and the office's calls about them. */
async function queue(test: TestApp) {
  const office = await family(test)
  const { booking, link, proof, paper, ask, as, post } = office
  const { auth } = await link(booking.id, '7890')
  const peserta = booking.peserta[0]?.id ?? 0
  const sent = {
    bukti: (await proof(auth, 'satu')).body.data.id,
    dokumen: (await paper(auth, peserta, passport('a'))).body.data.id,
    permintaan: (await ask(auth, 'Nama saya kurang satu huruf')).body.data.id,
  }
  async function page(role: Role, query = '') {
    const { status, body } = await test.call<KirimanPage>({
      url: `/api/kiriman-keluarga${query}`,
      headers: await as(role),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  async function count(role: Role) {
    const { body } = await test.call<{ data: { menunggu: number } }>({
      url: '/api/kiriman-keluarga/jumlah',
      headers: await as(role),
    })
    return body.data.menunggu
  }
  const answer = (payload: object, role: Role = 'staf', id = sent.permintaan) =>
    post<Answered>(`/api/kiriman-keluarga/${id}/jawab`, payload, role)
  async function decidePaper(payload: object, id = sent.dokumen) {
    const url = `/api/jamaah/${office.jamaah}/dokumen/${id}`
    const { status } = await test.call({ method: 'PATCH', url, payload, headers: await as('staf') })
    expect(status).toBe(200)
  }
  /** The messages to families so far, by their events. */
  async function mails() {
    const rows = await test.deps.database.db
      .selectFrom('kotak_keluar')
      .select(['peristiwa', 'teks', 'tenang'])
      .where('peristiwa', 'in', [
        'bukti-masuk',
        'bukti-ditolak',
        'dokumen-ditolak',
        'permintaan-keluarga',
        'pemesanan-lunas',
      ])
      .orderBy('id')
      .execute()
    expect(rows.filter(({ tenang }) => tenang === 0)).toEqual([])
    return rows.map(({ peristiwa }) => peristiwa)
  }
  return { ...office, auth, peserta, sent, page, count, answer, decidePaper, mails }
}

const kindsIn = ({ data }: KirimanPage) => data.map(({ jenis }) => jenis)

it('waits for whoever decides on it, and leaves the queue as it is decided, wherever that was', async () => {
  await using test = await createTestApp()
  const { booking, auth, peserta, sent, page, count, accept, decide, decidePaper, answer, paper } =
    await queue(test)
  const all = ['bukti', 'dokumen', 'permintaan']
  expect(kindsIn(await page('admin'))).toEqual(all)
  expect(kindsIn(await page('staf'))).toEqual(['dokumen', 'permintaan'])
  expect(kindsIn(await page('keuangan'))).toEqual(['bukti'])
  expect([await count('admin'), await count('staf'), await count('keuangan')]).toEqual([3, 2, 1])
  const [proof, passportRow, request] = (await page('admin')).data
  expect(proof).toMatchObject({ kode: booking.kode, pembayaran: { id: sent.bukti, bukti: true } })
  expect(passportRow).toMatchObject({ dokumen: { id: sent.dokumen, jenis: 'paspor', nama: 'SITI AMINAH' } })
  expect(request).toMatchObject({ teks: 'Nama saya kurang satu huruf', keadaan: 'menunggu' })
  // A newer photo takes the place of one that nobody decided on; who looks at it has not decided.
  const newer = await paper(auth, peserta, passport('b'))
  await decidePaper({ status: 'diperiksa', alasan: '' }, newer.body.data.id)
  expect((await page('staf')).data.map(({ dokumen }) => dokumen?.id ?? null)).toEqual([
    null,
    newer.body.data.id,
  ])
  await accept(sent.bukti)
  expect(kindsIn(await page('keuangan'))).toEqual([])
  // What is undone waits again, as another payment.
  await decide(sent.bukti, 'batalkan', { alasan: 'Diurungkan', menunggu_lagi: true })
  const [again] = (await page('keuangan')).data
  expect(again?.pembayaran?.id).toBeGreaterThan(sent.bukti)
  await accept(again?.pembayaran?.id ?? 0)
  await decidePaper({ status: 'diterima', alasan: '' }, newer.body.data.id)
  expect(kindsIn(await page('admin'))).toEqual(['permintaan'])
  await answer({ status: 'diterima' })
  expect([await count('admin'), (await page('admin')).data]).toEqual([0, []])
  const ofBooking = `?pemesanan=${booking.id}`
  expect((await page('staf', ofBooking)).data.map(({ jenis, keadaan }) => [jenis, keadaan])).toEqual([
    ['dokumen', 'diterima'],
    ['permintaan', 'diterima'],
    ['bukti', 'diterima'],
  ])
  // Who keeps the money alone sees no paper.
  expect(kindsIn(await page('keuangan', ofBooking))).toEqual(['bukti'])
})

it('is answered once, with words where it is refused, which the family reads', async () => {
  await using test = await createTestApp()
  const { auth, get, answer, sent } = await queue(test)
  expect(await answer({ status: 'ditolak', jawaban: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { jawaban: [expect.any(String)] } },
  })
  expect((await answer({ status: 'diterima' }, 'keuangan')).status).toBe(403)
  expect((await answer({ status: 'diterima' }, 'staf', 999)).status).toBe(404)
  // A file is decided by its own call.
  expect((await answer({ status: 'diterima' }, 'staf', 1)).status).toBe(404)
  const both = await Promise.all([
    answer({ status: 'ditolak', jawaban: 'Nama harus sama dengan paspor' }),
    answer({ status: 'diterima' }, 'admin'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stands = both.find(({ status }) => status === 200)?.body.data
  expect(both.find(({ status }) => status === 409)?.body.data).toMatchObject({
    id: sent.permintaan,
    keadaan: stands?.keadaan,
  })
  expect((await get(auth)).body.data?.permintaan).toMatchObject([
    { id: sent.permintaan, status: stands?.keadaan, jawaban: stands?.jawaban },
  ])
})

it('is told to its family once each, outside quiet hours, and not by what the office recorded itself', async () => {
  await using test = await createTestApp()
  const { booking, auth, sent, proof, answer, decide, decidePaper, mails, record, pay } = await queue(test)
  expect(await mails()).toEqual(['bukti-masuk'])
  // The same proof again, as after a lost answer.
  await proof(auth, 'satu')
  await decide(sent.bukti, 'tolak', { alasan: 'Uangnya belum masuk' })
  await decide(sent.bukti, 'tolak', { alasan: 'Uangnya belum masuk' })
  await decidePaper({ status: 'ditolak', alasan: 'fotonya buram' })
  await decidePaper({ status: 'ditolak', alasan: 'fotonya buram' })
  await answer({ status: 'diterima', jawaban: 'Sudah\nkami ganti' })
  await answer({ status: 'diterima', jawaban: 'Sudah kami ganti' })
  const told = ['bukti-masuk', 'bukti-ditolak', 'dokumen-ditolak', 'permintaan-keluarga']
  expect(await mails()).toEqual(told)
  const own = await record(booking.id, { jumlah: 5_000_000 })
  await decide(own.body.data.id, 'tolak', { alasan: 'Salah ketik' })
  await pay(booking.id, 10_000_000)
  expect(await mails()).toEqual(told)
  const last = await pay(booking.id, 19_500_000)
  expect(await mails()).toEqual([...told, 'pemesanan-lunas'])
  // What is taken back before it left is not told.
  await decide(last.id, 'batalkan', { alasan: 'Milik keluarga lain' })
  await decidePaper({ status: 'diterima', alasan: '' })
  expect(await mails()).toEqual(told.filter((one) => one !== 'dokumen-ditolak'))
})
