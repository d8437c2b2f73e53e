import { Button, Card, Text } from '@mantine/core'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { type Bertanggal, semuaBertanggal } from '@safar/shared/settings/pengaturan/bertanggal'
import { perluDiperiksa } from '@safar/shared/settings/pengaturan/perlu-diperiksa'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { pengaturanQuery } from '../../settings/pengaturan/pengaturan.queries.ts'
import { pengaturanClient } from '../../settings/pengaturan/pengaturan-client.ts'
import classes from './izin-ingat.module.css'

/**
 * Lists figures last compared with their source over a year ago, or never, with a button that dates the check today.
 */
export function FigureReminder() {
  const id = useId()
  const queryClient = useQueryClient()
  const isi = useQuery(pengaturanQuery).data
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ diperiksa }: Bertanggal) =>
      pengaturanClient.save({
        ...diperiksa(hariIni()),
        ...(isi?.updated_at && { updated_at: isi.updated_at }),
      }),
    onSuccess: (saved) => queryClient.setQueryData(pengaturanQuery.queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey: pengaturanQuery.queryKey }),
  })
  const lama = isi ? semuaBertanggal(isi, hariIni()).filter((satu) => perluDiperiksa(satu, hariIni())) : []
  if (lama.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Perlu diperiksa lagi
      </h2>
      <ul className={classes.list}>
        {lama.map((satu) => (
          <SafeRow key={satu.id} of={satu} name={satu.nama}>
            {() => (
              <li data-tanda="segera">
                <IconAlertTriangle size={20} aria-hidden />
                <span>
                  <Link to={`${paths.pengaturan}#bagian-${satu.kartu}`}>
                    <b>{satu.nama}</b>
                  </Link>{' '}
                  {satu.diperiksa_pada
                    ? `terakhir diperiksa ${formatTanggal(satu.diperiksa_pada)}`
                    : 'belum pernah diperiksa'}
                </span>
                <Button
                  variant="default"
                  size="compact-md"
                  loading={isPending && variables?.id === satu.id}
                  disabled={isPending}
                  aria-label={`${satu.nama} diperiksa hari ini`}
                  onClick={() => mutate(satu)}
                >
                  Diperiksa hari ini
                </Button>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
      {error && (
        <Text c="var(--red)" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <Link className={classes.way} to={`${paths.pengaturan}#bagian-angka`}>
        Cocokkan dengan sumbernya
      </Link>
    </Card>
  )
}
