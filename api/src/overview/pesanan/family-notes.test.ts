import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { family, MAIL, NIK, NOTE, PASPOR, passport } from './pesanan.testing.ts'

const SEALED = ['1234567890123', '9988776655', '7766554433']

it('gives a family nothing that the office notes for itself, in any field and by any call', async () => {
  await using test = await createTestApp()
  const { booking, jamaah, as, post, pay, decide, addBill, record, setStatus, link, get, proof, paper, ask } =
    await family(test)
  const done = ({ status, body }: { status: number; body: unknown }) =>
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  const peserta = booking.peserta[0]?.id ?? 0
  done(
    await post(`/api/jamaah/${jamaah}`, {
      alasan_nik: NOTE,
      alamat: NOTE,
      nama_ayah: NOTE,
      kebutuhan: NOTE,
      penyakit_khusus: NOTE,
      no_bpjs: SEALED[0],
      catatan_staf: NOTE,
      telepon: '081277778888',
    }),
  )
  done(await post(`/api/jamaah/${jamaah}/titipan`, { di: 'kantor', catatan: NOTE }))
  done(
    await post(`/api/pemesanan/${booking.id}/peserta/${peserta}`, {
      teman_sekamar: NOTE,
      visa: { provider: NOTE, no: SEALED[1] },
      polis: { asuransi: NOTE, no: SEALED[2] },
    }),
  )
  const { id } = booking
  const paid = await pay(id, 10_000_000, { rujukan: NOTE })
  done(await decide(paid.id, 'batalkan', { alasan: NOTE }))
  await pay(id, 11_000_000, { rujukan: NOTE })
  done(await record(id, { jumlah: 1_000_000, rujukan: NOTE }))
  done(await addBill(id, { uraian: 'Kursi roda', jumlah: 500_000, alasan: NOTE }))
  done(await setStatus(id, 'batal', 'admin', NOTE))
  done(
    await post(
      `/api/pemesanan/${id}/pengembalian`,
      { biaya: [{ uraian: NOTE, jumlah: 1_000_000 }], alasan: NOTE },
      'admin',
    ),
  )
  done(await setStatus(id, 'menunggu_dp', 'admin', NOTE).then((answer) => ({ ...answer, status: 200 })))
  const { auth, token } = await link(id, '7890')
  const sent = await proof(auth, 'satu')
  const file = await paper(auth, peserta, passport('a'))
  const answers = [
    await get(auth),
    await get(await test.signIn('user', MAIL)),
    await get({ authorization: `Bearer ${token}`, 'x-angka': '7890' }),
    await test.call({ url: `/api/pemesanan/${id}/pesanan`, headers: await as('staf') }),
    sent,
    file,
    await proof(auth, 'satu'),
    await ask(auth, `Ganti telepon, NIK ${NIK}, paspor ${PASPOR}`),
  ]
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  const secret = new RegExp([NOTE, NIK, PASPOR, ...SEALED, 'catatan', '081277778888', token].join('|'), 'i')
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(secret)
})
