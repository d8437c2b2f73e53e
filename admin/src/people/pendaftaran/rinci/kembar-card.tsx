import { Button, Modal, Text } from '@mantine/core'
import { BEDA_SURAT_TEXT, bedaSurat, kembarText, kontakSama } from '@safar/shared/people/pendaftaran/kembar'
import type { Pendaftaran, PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatTelepon } from '@safar/shared/platform/contact/telepon'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../../access/session/session-store.ts'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { PENDAFTARAN_KEYS } from '../jumlah.queries.ts'
import { tentang } from '../paket-name.ts'
import { useKerja } from '../pendaftaran.queries.ts'
import { pendaftaranClient } from '../pendaftaran-client.ts'
import classes from './rinci.module.css'
import { rinciPath } from './rinci-path.ts'

interface Props {
  pendaftaran: PendaftaranLengkap
  namaPaket: (paket: string) => string
}

/** Renders possible duplicates to join or tell apart, and registrations that were joined. */
export function KembarCard({ pendaftaran, namaPaket }: Props) {
  const isStaff = useMay('staff')
  const [asked, setAsked] = useState<Pendaftaran | null>(null)
  const { id, kembaran, gabungan, gabung_ke } = pendaftaran
  // A registration taken apart is counted again.
  const split = useKerja((other: number) => pendaftaranClient.split(other), PENDAFTARAN_KEYS.tambah)
  const bukan = useKerja(() => pendaftaranClient.bukanKembar(id))
  const failed = split.error ?? bukan.error
  if (kembaran.length + gabungan.length === 0 && gabung_ke === null) return null
  return (
    <section className={classes.kembar} aria-label="Kemungkinan ganda">
      {gabung_ke !== null && (
        <div className={classes.satu}>
          <div>
            <Text fw={660}>Pendaftaran ini sudah digabung.</Text>
            <Link to={rinciPath(gabung_ke)}>Buka gabungannya</Link>
          </div>
          {isStaff && (
            <Button variant="default" loading={split.isPending} onClick={() => split.mutate(id)}>
              Pisahkan lagi
            </Button>
          )}
        </div>
      )}
      {kembaran.map((other) => (
        <SafeRow key={other.id} of={other} name={other.kode} to={rinciPath(other.id)} as="div">
          {() => (
            <div className={classes.satu}>
              <IconUsers size={22} aria-hidden />
              <div>
                <Text fw={660}>Kemungkinan ganda: pendaftaran {other.kode}</Text>
                <Text size="sm">
                  {kembarText(kontakSama(pendaftaran, other))}. {other.nama}, {formatWaktu(other.created_at)}.{' '}
                  <Link to={rinciPath(other.id)} aria-label={`Lihat pendaftaran ${other.kode}`}>
                    Lihat
                  </Link>
                </Text>
                <BedaSurat satu={pendaftaran} lain={other} />
              </div>
              {isStaff && (
                <Button
                  variant="subtle"
                  aria-label={`Gabungkan dengan ${other.kode}`}
                  onClick={() => setAsked(other)}
                >
                  Gabungkan
                </Button>
              )}
            </div>
          )}
        </SafeRow>
      ))}
      {isStaff && kembaran.length > 0 && (
        <Button
          variant="subtle"
          c="var(--muted)"
          size="compact-md"
          loading={bukan.isPending}
          onClick={() => bukan.mutate(undefined)}
        >
          {kembaran.length === 1 ? 'Bukan, ini dua pendaftaran' : 'Bukan, semuanya berbeda'}
        </Button>
      )}
      {gabungan.map((one) => (
        <SafeRow key={one.id} of={one} name={one.kode} to={rinciPath(one.id)} as="div">
          {() => (
            <div className={classes.satu}>
              <div>
                <Text fw={660}>Digabung: {one.kode}</Text>
                <Text size="sm">
                  {[one.nama, formatTelepon(one.telepon), one.email, tentang(one, namaPaket)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <BedaSurat satu={pendaftaran} lain={one} />
              </div>
              {isStaff && (
                <Button
                  variant="subtle"
                  loading={split.isPending && split.variables === one.id}
                  aria-label={`Pisahkan ${one.kode}`}
                  onClick={() => split.mutate(one.id)}
                >
                  Pisahkan
                </Button>
              )}
            </div>
          )}
        </SafeRow>
      ))}
      {failed && (
        <Text c="var(--red)" role="alert">
          {failed.message}
        </Text>
      )}
      {asked && <JoinDialog pendaftaran={pendaftaran} other={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

/**
 * Warns that the two do not come from one mailbox: anybody who knows a number and a departure can register beside its
 * owner.
 */
function BedaSurat({ satu, lain }: { satu: Pendaftaran; lain: Pendaftaran }) {
  const beda = bedaSurat(satu, lain)
  if (!beda) return null
  const alamat = [satu, lain].map(({ kode, email }) => `${kode}: ${email || 'tanpa email'}`).join(', ')
  return (
    <Text size="sm" className={classes.bedaSurat ?? ''}>
      {BEDA_SURAT_TEXT[beda]} ({alamat})
    </Text>
  )
}

interface DialogProps {
  pendaftaran: Pendaftaran
  other: Pendaftaran
  onClose: () => void
}

function JoinDialog({ pendaftaran, other, onClose }: DialogProps) {
  const { id, kode, updated_at } = pendaftaran
  const { mutate, isPending, error } = useKerja(() =>
    pendaftaranClient.join(id, {
      dengan_id: other.id,
      updated_at,
      updated_at_lain: other.updated_at,
    }),
  )
  return (
    <Modal opened onClose={onClose} title="Gabungkan dua pendaftaran">
      <Text>
        {other.kode} ({other.nama}) digabung ke {kode}. Di Pendaftaran tinggal {kode}; isian, catatan, dan
        riwayat keduanya tetap utuh dan dapat dipisahkan lagi kapan saja. Hak atas data tetap menurut email
        masing-masing: yang satu tidak melihat dan tidak dapat menghapus data yang lain.
      </Text>
      <BedaSurat satu={pendaftaran} lain={other} />
      {error && (
        <Text c="var(--red)" mt="sm" role="alert">
          {error.message}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button loading={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
          Gabungkan
        </Button>
      </DialogActions>
    </Modal>
  )
}
