import { Button, Text } from '@mantine/core'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { pendaftaranKeptUntil } from '@safar/shared/people/pendaftaran/retensi'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { useMay } from '../../../access/session/session-store.ts'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { useRestore } from '../../../records/list/trash.ts'
import { SAMPAH_PENDAFTARAN } from '../sampah.ts'
import classes from './rinci.module.css'

/** Renders that a registration is in the trash, with a button that restores it. */
export function DiSampah({ pendaftaran }: { pendaftaran: PendaftaranLengkap }) {
  const { id, dihapus_pada, dihapus_oleh, loncatan } = pendaftaran
  const isStaff = useMay('staff')
  const { mutate, isPending, isError } = useRestore(SAMPAH_PENDAFTARAN)
  if (dihapus_pada === null) return null
  return (
    <section className={classes.kembar} aria-label="Di Sampah">
      <div className={classes.satu}>
        <div>
          <Text fw={660}>Pendaftaran ini ada di Sampah.</Text>
          <Text size="sm">
            Dipindahkan {[formatWaktu(dihapus_pada), dihapus_oleh].filter(Boolean).join(', oleh ')}, dan
            tersimpan sampai {formatTanggal(pendaftaranKeptUntil(pendaftaran, loncatan))}.
          </Text>
          {isError && (
            <Text size="sm" c="var(--red)" role="alert">
              Belum dapat dipulihkan. Coba lagi.
            </Text>
          )}
        </div>
        {isStaff && (
          <Button variant="default" loading={isPending} onClick={() => mutate({ id })}>
            Pulihkan
          </Button>
        )}
      </div>
    </section>
  )
}
