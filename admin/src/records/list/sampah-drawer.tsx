import { Button, Drawer, Text } from '@mantine/core'
import { pelakuText } from '@safar/shared/access/session/pelaku'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { SAMPAH_HARI } from '@safar/shared/records/sampah/sampah'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { sentence } from '../../platform/ui/sentence.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useRowFocus } from '../../platform/ui/use-row-focus.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { RestoreQuestion } from './restore-question.tsx'
import classes from './sampah-drawer.module.css'
import { type TrashShape, trashQuery, useRestore } from './trash.ts'

interface Props {
  shape: TrashShape
  onClose: () => void
  onRestored: (id: number) => void
}

/** Renders the trash, with buttons that restore. */
export function SampahDrawer({ shape, onClose, onRestored }: Props) {
  const { data, isPending, isError, refetch } = useQuery(trashQuery(shape))
  const restore = useRestore(shape)
  const rows = useRowFocus('button')
  useFocusBack()
  return (
    <Drawer opened onClose={onClose} title="Sampah" size="md">
      <Text c="dimmed" mb="md">
        {sentence(shape.word)} yang dihapus tersimpan {SAMPAH_HARI} hari, lalu hilang.
      </Text>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {restore.isError && (
        <Text c="var(--red)" role="alert" mb="md">
          {sentence(shape.word)} gagal dipulihkan. Coba lagi.
        </Text>
      )}
      <Text role="status" size="sm" mb={restore.data ? 'md' : 0}>
        {restore.data}
      </Text>
      <Suspense>
        <RestoreQuestion restore={restore} onRestored={onRestored} />
      </Suspense>
      {data?.length === 0 && <Text>Sampah kosong.</Text>}
      <ul className={classes.list} ref={rows}>
        {data?.map(({ id, name, dihapus_pada, dihapus_oleh, akun, simpan_sampai }) => (
          <SafeRow key={id} of={`${name} ${dihapus_pada} ${dihapus_oleh}`} name={name}>
            {() => (
              <li className={classes.entry}>
                <div className={classes.words}>
                  <Text fw={640}>{name}</Text>
                  <Text size="sm" c="dimmed">
                    {formatWaktu(dihapus_pada)}, oleh {pelakuText({ oleh: dihapus_oleh, akun })}
                    {simpan_sampai && `. Tersimpan sampai ${formatTanggal(simpan_sampai)}.`}
                  </Text>
                </div>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Pulihkan ${name}`}
                  loading={restore.isPending && restore.variables?.id === id}
                  onClick={() => restore.mutate({ id }, { onSuccess: () => onRestored(id) })}
                >
                  Pulihkan
                </Button>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
    </Drawer>
  )
}
