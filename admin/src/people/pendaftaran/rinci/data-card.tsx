import { Button, Text } from '@mantine/core'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { pendaftaranKeptText, RETENSI_TEXT } from '@safar/shared/people/pendaftaran/retensi'
import { IconNote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMay } from '../../../access/session/session-store.ts'
import { paths } from '../../../platform/paths.ts'
import { CatatanDialog } from '../catatan-dialog.tsx'
import { EraseDialog } from '../erase-dialog.tsx'
import { useRemovePendaftaran } from '../pendaftaran.queries.ts'
import { Persetujuan } from '../persetujuan.tsx'
import { Promo } from '../promo.tsx'
import { PromoDialog } from '../promo-dialog.tsx'
import { useTerakhir } from '../terakhir.ts'
import classes from './rinci.module.css'

/** Renders the consents, the retention, staff's note, and the button that erases the data. */
export function DataCard({ pendaftaran }: { pendaftaran: PendaftaranLengkap }) {
  const isStaff = useMay('staff')
  const isAdmin = useMay('admin')
  const [dialog, setDialog] = useState<'catatan' | 'hapus' | 'promo' | null>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => setDialog(null)
  const toList = () => void navigate({ pathname: paths.pendaftaran, search })
  const buang = useRemovePendaftaran('sampah')
  /**
   * Moves it to the trash without asking: one press restores it. It awaits a promise because the callbacks of `mutate`
   * go with an unmounted component, and turning a phone remounts the page.
   */
  const onDiscard = () =>
    buang.mutateAsync(pendaftaran.id).then(
      () => {
        useTerakhir.setState({ dihapus: { id: pendaftaran.id, name: pendaftaran.nama } })
        toList()
      },
      // The alert below says so.
      () => {},
    )
  return (
    <section className={classes.card} aria-labelledby="data">
      <h2 id="data">Data dan persetujuan</h2>
      <div className={classes.data}>
        {isStaff && <Persetujuan pendaftaran={pendaftaran} />}
        <Promo pendaftaran={pendaftaran} onWithdraw={() => setDialog('promo')} />
        <p>{pendaftaranKeptText(pendaftaran, pendaftaran.loncatan)}</p>
        <p>{RETENSI_TEXT}</p>
      </div>
      {isStaff && (
        <div className={classes.tombol}>
          <Button
            variant="default"
            leftSection={<IconNote size={18} aria-hidden />}
            onClick={() => setDialog('catatan')}
          >
            Catatan staf
          </Button>
          {pendaftaran.dihapus_pada === null && (
            <Button
              variant="subtle"
              color="red"
              c="var(--red)"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={buang.isPending}
              onClick={onDiscard}
            >
              Pindahkan ke Sampah
            </Button>
          )}
          {isAdmin && (
            <Button variant="subtle" color="red" c="var(--red)" onClick={() => setDialog('hapus')}>
              Hapus untuk selamanya
            </Button>
          )}
        </div>
      )}
      {buang.isError && (
        <Text c="var(--red)" mt="md" role="alert">
          Belum berhasil dipindahkan. Coba lagi.
        </Text>
      )}
      <CatatanDialog pendaftaran={pendaftaran} opened={dialog === 'catatan'} onClose={close} />
      <EraseDialog pendaftaran={pendaftaran} opened={dialog === 'hapus'} onClose={close} onErased={toList} />
      <PromoDialog pendaftaran={pendaftaran} opened={dialog === 'promo'} onClose={close} />
    </section>
  )
}
