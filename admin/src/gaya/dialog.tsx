import { Alert } from '@mantine/core'
import type { Riwayat } from '@safar/shared/paket/riwayat'
import { LogoutDialog } from '../app/shell/logout-dialog.tsx'
import { GambarPreview } from '../gambar/gambar-preview.tsx'
import { findConflicts } from '../paket/form/merge.ts'
import { ConflictDialog } from '../paket/form/parts/conflict-dialog.tsx'
import { LeaveDialog } from '../paket/form/parts/leave-dialog.tsx'
import { MessageDialog } from '../paket/form/parts/message-dialog.tsx'
import { SalinDialog } from '../paket/form/parts/salin-dialog.tsx'
import { riwayatQueries } from '../paket/form/riwayat.queries.ts'
import { RiwayatDrawer } from '../paket/form/riwayat-drawer.tsx'
import { valuesFromPaket } from '../paket/form/values.ts'
import { DeleteDialog } from '../paket/list/delete-dialog.tsx'
import { SampahDrawer } from '../paket/list/sampah-drawer.tsx'
import { paketQueries } from '../paket/paket.queries.ts'
import { CatatanDialog } from '../pendaftaran/catatan-dialog.tsx'
import { EraseDialog } from '../pendaftaran/erase-dialog.tsx'
import { KembaliDialog } from '../publikasi/kembali-dialog.tsx'
import { SessionOverlay } from '../session/session-overlay.tsx'
import { Bingkai, Buka } from './bingkai.tsx'
import { NOW, paket, pendaftaran, rilisLama, satuPaket } from './contoh.ts'
import classes from './gaya.module.css'

const nothing = () => undefined
const list = paketQueries.list().queryKey
const sampah = paketQueries.sampah().queryKey
const riwayat = riwayatQueries.list(satuPaket.id).queryKey
const REVISIONS: Riwayat[] = [
  { id: 3, aksi: 'ubah', waktu: NOW, oleh: 'Admin Safar', akun: { id: 1, email: 'admin@safar.test' } },
  { id: 2, aksi: 'ubah', waktu: NOW, oleh: 'Laila', akun: { id: 2, email: 'laila@safar.test' } },
  { id: 1, aksi: 'buat', waktu: NOW, oleh: '', akun: null },
]
const REVISION_PAGES = { pages: [{ data: REVISIONS, total: REVISIONS.length + 20 }], pageParams: [1] }
const TRASH = paket.slice(0, 2).map((each) => ({
  id: each.id,
  paket: each,
  dihapus_pada: NOW,
  dihapus_oleh: 'Admin Safar',
}))
const semula = valuesFromPaket(satuPaket)
const CONFLICTS = findConflicts(
  semula,
  { ...semula, harga_quad: 28_500_000 },
  {
    ...semula,
    harga_quad: 29_000_000,
    keterangan: 'Kamar sendiri tambah Rp 8.000.000.',
    hotels: semula.hotels.map((hotel, index) =>
      index === 0 ? { ...hotel, lokasi: 'Ajyad, Makkah' } : hotel,
    ),
  },
)

/** Every dialog and drawer with its own contents, open in its place. */
export function Dialog() {
  return (
    <>
      <Alert title="Draf ditemukan" mb="md">
        Isian dari hari ini, 10.00 belum disimpan.
      </Alert>
      <Alert title="Situs gagal dibangun" color="red" mb="md">
        Rilis yang lama tetap tampil.
      </Alert>
      <Buka />
      <div className={classes.bingkaiBingkai}>
        <Bingkai judul="Hapus paket">
          <DeleteDialog paket={satuPaket} onClose={nothing} onDeleted={nothing} />
        </Bingkai>
        <Bingkai judul="Logout">
          <LogoutDialog onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Sesi berakhir">
          <SessionOverlay />
        </Bingkai>
        <Bingkai judul="Simpan berhasil">
          <MessageDialog opened message="Data berhasil diupdate" onOk={nothing} />
        </Bingkai>
        <Bingkai judul="Simpan gagal">
          <MessageDialog
            opened
            message="Data gagal diupdate"
            detail="Periksa sambungan internet Anda."
            onOk={nothing}
          />
        </Bingkai>
        <Bingkai judul="Perubahan belum disimpan">
          <LeaveDialog opened onStay={nothing} onLeave={nothing} onDiscard={nothing} />
        </Bingkai>
        <Bingkai judul="Kembali ke rilis">
          <KembaliDialog rilis={rilisLama} onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Catatan">
          <CatatanDialog pendaftaran={pendaftaran} opened onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Hapus pendaftar">
          <EraseDialog pendaftaran={pendaftaran} opened onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Diubah dua orang" lebar="penuh">
          <ConflictDialog conflicts={CONFLICTS} who="Laila" onCancel={nothing} onSave={nothing} />
        </Bingkai>
        <Bingkai judul="Pratinjau gambar">
          <GambarPreview src="/gambar/kaaba-480.webp" title="Poster" opened onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Salin paket" tahu={[{ key: list, data: paket }]}>
          <SalinDialog onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Salin paket: memuat">
          <SalinDialog onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Salin paket: gagal" tahu={[{ key: list }]}>
          <SalinDialog onClose={nothing} />
        </Bingkai>
        <Bingkai judul="Riwayat" tahu={[{ key: riwayat, data: REVISION_PAGES }]}>
          <RiwayatDrawer paket={satuPaket} onClose={nothing} onRestored={nothing} />
        </Bingkai>
        <Bingkai judul="Riwayat: memuat">
          <RiwayatDrawer paket={satuPaket} onClose={nothing} onRestored={nothing} />
        </Bingkai>
        <Bingkai judul="Riwayat: gagal" tahu={[{ key: riwayat }]}>
          <RiwayatDrawer paket={satuPaket} onClose={nothing} onRestored={nothing} />
        </Bingkai>
        <Bingkai judul="Sampah" tahu={[{ key: sampah, data: TRASH }]}>
          <SampahDrawer onClose={nothing} onRestored={nothing} />
        </Bingkai>
        <Bingkai judul="Sampah: kosong" tahu={[{ key: sampah, data: [] }]}>
          <SampahDrawer onClose={nothing} onRestored={nothing} />
        </Bingkai>
        <Bingkai judul="Sampah: gagal" tahu={[{ key: sampah }]}>
          <SampahDrawer onClose={nothing} onRestored={nothing} />
        </Bingkai>
      </div>
    </>
  )
}
