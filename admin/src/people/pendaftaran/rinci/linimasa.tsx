import { Button, Text } from '@mantine/core'
import { ISIAN_LABEL, isianText } from '@safar/shared/people/pendaftaran/isian'
import { CARA_KONTAK_LABEL, HASIL_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { Kontak } from '@safar/shared/people/pendaftaran/kontak-schema'
import type {
  PendaftaranLengkap,
  RiwayatPendaftaran,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { IconClipboardText, IconHistory, IconMessage, type IconNote } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../../access/session/session-store.ts'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { FoldedText } from '../folded-text.tsx'
import { KontakDialog } from './kontak-dialog.tsx'
import classes from './rinci.module.css'

interface Event {
  key: string
  waktu: string
  icon: typeof IconNote
  isi: ReactNode
}

/** Renders the timeline of a registration, newest first: submissions, contacts, and changes. */
export function Linimasa({ pendaftaran }: { pendaftaran: PendaftaranLengkap }) {
  const isStaff = useMay('staff')
  const [mended, setMended] = useState<Kontak | null>(null)
  const { nama, kontak, riwayat, gabungan, catatan_admin } = pendaftaran
  const events: Event[] = [
    ...kontak.map((one) => ({
      key: `kontak-${one.id}`,
      waktu: one.waktu,
      icon: IconMessage,
      isi: <KontakIsi kontak={one} onMend={isStaff ? () => setMended(one) : undefined} />,
    })),
    ...riwayat.map((one) => ({
      key: `riwayat-${one.id}`,
      waktu: one.waktu,
      icon: IconHistory,
      isi: <RiwayatIsi riwayat={one} />,
    })),
    ...[pendaftaran, ...gabungan].map((one) => ({
      key: `daftar-${one.id}`,
      waktu: one.created_at,
      icon: IconClipboardText,
      isi: (
        <>
          <strong>Mendaftar</strong> · {one.kode}
        </>
      ),
    })),
  ].sort((a, b) => (a.waktu < b.waktu ? 1 : -1))
  return (
    <section className={classes.card} aria-label={`Riwayat ${nama}`}>
      <h2>Riwayat</h2>
      {catatan_admin && (
        <div className={classes.catatan}>
          <FoldedText text={catatan_admin} label={`catatan staf tentang ${nama}`} prefix="Catatan staf:" />
        </div>
      )}
      <ol className={classes.linimasa}>
        {events.map(({ key, waktu, icon: Icon, isi }) => (
          <SafeRow key={key} of={isi} name="Satu catatan">
            {() => (
              <li>
                <span className={classes.ikon}>
                  <Icon size={18} aria-hidden />
                </span>
                <div>
                  {isi}
                  <Text size="sm" c="dimmed">
                    {formatWaktu(waktu)}
                  </Text>
                </div>
              </li>
            )}
          </SafeRow>
        ))}
      </ol>
      {mended && <KontakDialog pendaftaran={pendaftaran} kontak={mended} onClose={() => setMended(null)} />}
    </section>
  )
}

function KontakIsi({ kontak, onMend }: { kontak: Kontak; onMend: (() => void) | undefined }) {
  const { cara, hasil, catatan, langkah, oleh, waktu } = kontak
  return (
    <>
      <strong>
        {CARA_KONTAK_LABEL[cara]}: {HASIL_KONTAK_LABEL[hasil]}
      </strong>{' '}
      · {oleh}
      {catatan && <FoldedText text={catatan} label="yang dibicarakan" />}
      {langkah && <p>Berikutnya: {langkah}</p>}
      {onMend && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Perbaiki catatan kontak ${formatWaktu(waktu)}`}
          onClick={onMend}
        >
          Perbaiki
        </Button>
      )}
    </>
  )
}

const AKSI: Record<RiwayatPendaftaran['aksi'], string> = {
  ubah: 'Diubah',
  impor: 'Diubah lewat impor',
  gabung: 'Digabung',
  pisah: 'Dipisah',
  'bukan-kembar': 'Ditandai bukan orang yang sama',
  kontak: 'Catatan kontak diperbaiki',
  hapus: 'Dipindahkan ke Sampah',
  pulihkan: 'Dipulihkan dari Sampah',
}

function RiwayatIsi({ riwayat: { aksi, oleh, ubah } }: { riwayat: RiwayatPendaftaran }) {
  return (
    <>
      <strong>{AKSI[aksi]}</strong> · {oleh || 'sistem'}
      <ul className={classes.ubah}>
        {ubah.map(({ isian, dari, ke }) => (
          <li key={isian}>
            {ISIAN_LABEL[isian] ?? isian}: {dari && <del>{isianText(isian, dari)}</del>}{' '}
            {ke ? <ins>{isianText(isian, ke)}</ins> : <em>dikosongkan</em>}
          </li>
        ))}
      </ul>
    </>
  )
}
