import { Card, Text } from '@mantine/core'
import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import classes from './publikasi.module.css'
import { buildLogQuery } from './publikasi.queries.ts'

type Props = { publikasi: Pick<Publikasi, 'status' | 'sejak'> }

/** Renders the last build's log: unfolded after a failure, else on demand. */
export function BuildLog({ publikasi: { status, sejak } }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null)
  const isOpen = choice ?? status === 'gagal'
  const { data, isPending, isError, refetch } = useQuery({ ...buildLogQuery(sejak), enabled: isOpen })
  return (
    <Card padding={0}>
      <h2 className={classes.logHeading}>
        <button
          type="button"
          className={classes.disclose}
          aria-expanded={isOpen}
          onClick={() => setChoice(!isOpen)}
        >
          <IconChevronRight size={18} aria-hidden />
          Catatan pembangunan terakhir
        </button>
      </h2>
      {isOpen && isPending && <Loading />}
      {isOpen && isError && <Retry onRetry={() => void refetch()} />}
      {isOpen && data === '' && (
        <Text c="dimmed" px={20} pb={20}>
          Tidak ada catatan.
        </Text>
      )}
      {isOpen && data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, for whoever has no mouse.
        <section className={classes.log} tabIndex={0} aria-label="Catatan pembangunan terakhir">
          <pre>{data}</pre>
        </section>
      )}
    </Card>
  )
}
