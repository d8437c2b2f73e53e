import { Button, Card, Group, Loader, Text } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import classes from './import.module.css'
import { SheetZone } from './sheet-zone.tsx'

interface Failure {
  /** True if saving failed, false for the look at the file. */
  isSave: boolean
  message: string
  /** Looks at the file again. */
  onRetry: () => void
}

interface Props {
  title: string
  heading: string
  lead: string
  wayBack: string
  zone: Parameters<typeof SheetZone>[0]
  /** The question about the chosen file, such as which sheet of a workbook is meant. */
  ofFile?: ReactNode
  petunjuk: readonly string[]
  /** The files to begin with, by the words of their buttons. */
  contoh: readonly { label: string; isLoading: boolean; onLoad: () => void }[]
  /** The error of the last of these files; empty without one. */
  contohProblem: string
  /** The name of the file that is being looked at; null for none. */
  checking: string | null
  failure: Failure | null
  /** The findings in the file, and the result of saving. */
  children: ReactNode
}

/** Renders the page of an import around what a file holds: where it is chosen, how it is written, and what failed. */
export function ImportFrame({
  title,
  heading,
  lead,
  wayBack,
  zone,
  ofFile,
  petunjuk,
  contoh,
  contohProblem,
  checking,
  failure,
  children,
}: Props) {
  return (
    <>
      <PageTitle
        title={title}
        heading={heading}
        lead={lead}
        action={
          <Button
            component={Link}
            to={wayBack}
            variant="subtle"
            c="var(--muted)"
            size="md"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Kembali ke daftar
          </Button>
        }
      />
      <div className={classes.page}>
        <Card>
          <SheetZone {...zone} />
          {ofFile}
          <div className={classes.help}>
            <ul>
              {petunjuk.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className={classes.contoh}>
              {contoh.map(({ label, isLoading, onLoad }) => (
                <Button
                  key={label}
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                  loading={isLoading}
                  onClick={onLoad}
                >
                  {label}
                </Button>
              ))}
            </div>
            {contohProblem && (
              <Text size="sm" c="var(--red)" role="alert">
                {contohProblem}
              </Text>
            )}
          </div>
        </Card>
        {checking !== null && (
          <Card>
            <Group role="status" gap={12}>
              <Loader size="sm" aria-hidden />
              <span>Memeriksa {checking}…</span>
            </Group>
          </Card>
        )}
        {failure && (
          <Card>
            <Text role="alert" c="var(--red)" fw={640}>
              {failure.isSave ? 'Belum ada yang disimpan.' : 'Berkas belum dapat diperiksa.'}{' '}
              {failure.message}
            </Text>
            {!failure.isSave && (
              <Button className={classes.end ?? ''} mt="sm" variant="default" onClick={failure.onRetry}>
                Coba lagi
              </Button>
            )}
          </Card>
        )}
        {children}
      </div>
    </>
  )
}
