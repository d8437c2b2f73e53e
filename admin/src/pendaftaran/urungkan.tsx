import { Button, CloseButton } from '@mantine/core'
import { STATUS_LABEL } from '@safar/shared/pendaftaran/status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pendaftaranClient } from '../api/pendaftaran-client.ts'
import { UndoNotice } from '../list/undo-notice.tsx'
import classes from '../ui/notices.module.css'
import { MassalNotice } from './massal/massal-notice.tsx'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import { SAMPAH_PENDAFTARAN } from './sampah.ts'
import { useTerakhir } from './terakhir.ts'

/** The way back from what was deleted or called off last, for as long as the person stays and does not close it. */
export function Urungkan() {
  const { dihapus, dibatalkan } = useTerakhir()
  return (
    <>
      <UndoNotice
        shape={SAMPAH_PENDAFTARAN}
        record={dihapus}
        onClose={() => useTerakhir.setState({ dihapus: null })}
      />
      <div role="status">
        <MassalNotice />
      </div>
      <div role="status">{dibatalkan && <Dibatalkan key={dibatalkan.id} {...dibatalkan} />}</div>
    </>
  )
}

type Batal = NonNullable<ReturnType<typeof useTerakhir.getState>['dibatalkan']>

function Dibatalkan({ id, nama, status }: Batal) {
  const queryClient = useQueryClient()
  const close = () => useTerakhir.setState({ dibatalkan: null })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => pendaftaranClient.update(id, { status }),
    onSuccess: async () => {
      close()
      await queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
    },
  })
  return (
    <div className={classes.notice}>
      <span className={classes.words}>
        {isError ? `${nama} belum dapat dikembalikan. Coba lagi.` : `${nama} dibatalkan.`}
      </span>
      <Button
        variant="white"
        size="compact-md"
        loading={isPending}
        aria-label={`Urungkan, kembalikan ${nama} menjadi ${STATUS_LABEL[status]}`}
        onClick={() => mutate()}
      >
        Urungkan
      </Button>
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan batal"
        onClick={close}
      />
    </div>
  )
}
