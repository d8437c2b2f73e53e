import { Button, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { SAMPAH_HARI } from '@safar/shared/sampah/sampah'
import { useRestore } from '../../list/trash.ts'
import { useMay } from '../../session/session-store.ts'
import { formatWaktu } from '../../ui/waktu.ts'
import { SAMPAH_PENDAFTARAN } from '../sampah.ts'
import classes from './rinci.module.css'

/** That a registration is in the trash, and the way back. */
export function DiSampah({ pendaftaran: { id, dihapus_pada, dihapus_oleh } }: { pendaftaran: Pendaftaran }) {
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
            hilang {SAMPAH_HARI} hari sesudahnya.
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
