import { Button, Card, NativeSelect, Text } from '@mantine/core'
import { JAMAAH_IMPOR_BARIS, type JamaahImpor } from '@safar/shared/people/jamaah/import-answer'
import { jamaahImporRefused } from '@safar/shared/people/jamaah/jamaah-import-client'
import { editPath } from '@safar/shared/platform/address/admin'
import { SHEET_PETUNJUK_EXCEL } from '@safar/shared/platform/csv/sheet-files'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { ApiError } from '@safar/shared/platform/http/errors'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import shared from '../../../content/paket/impor/import.module.css'
import { ImportFrame } from '../../../content/paket/impor/import-frame.tsx'
import { paths } from '../../../platform/paths.ts'
import { download } from '../../../platform/ui/download.ts'
import { useFocusOnShown } from '../../../platform/ui/use-focus-on-shown.ts'
import { useWayBack } from '../../../records/list/from-list.ts'
import { HeadsCard } from './heads-card.tsx'
import classes from './jamaah-import.module.css'
import { jamaahImportClient as client } from './jamaah-import-client.ts'
import { countsOf, PeopleTable } from './people-table.tsx'

/** A chosen file: its bytes at that moment, in memory alone, and the sheet of a workbook that is asked for. */
interface Sheet {
  name: string
  content: Blob
  lembar: number | null
}

const TOO_LARGE = `Berkas ini lebih besar dari ${IMPOR_LIMITS.bytes / 1024 / 1024} MB. Bagi menjadi beberapa berkas.`
const PETUNJUK = [
  'Orang dicocokkan dengan NIK atau nomor paspor. Sel yang kosong tidak mengubah apa pun.',
  'Judul kolom manifes Siskopatuh langsung dikenal; judul lain ditanyakan sekali, lalu diingat.',
  `Paling banyak ${formatThousands(JAMAAH_IMPOR_BARIS)} orang sekali impor. Berkasnya tidak disimpan di mana pun.`,
]
/** New people who are named once all is saved. */
const NAMED = 20

/** Renders `/admin/jamaah/impor`. */
export function Component() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [unread, setUnread] = useState('')
  const queryClient = useQueryClient()
  const preview = useMutation({
    mutationFn: ({ content, lembar }: Sheet) => client.preview(content, lembar),
  })
  const remember = useMutation({ mutationFn: client.remember })
  const save = useMutation({
    mutationKey: ['jamaah', 'tambah'],
    mutationFn: ({ content, sidik, lembar }: Sheet & { sidik: string }) =>
      client.save(content, lembar, sidik),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['jamaah'] }),
  })
  const contoh = useMutation({
    mutationFn: async (kind: 'xlsx' | 'csv') => ({
      file: await (kind === 'xlsx' ? client.contoh() : client.contohCsv()),
      kind,
    }),
    onSuccess: ({ file, kind }) => download(file, `contoh-impor-jamaah.${kind}`),
  })
  const wayBack = useWayBack(paths.jamaah)

  function look(next: Sheet) {
    save.reset()
    setSheet(next)
    preview.mutate(next)
  }

  async function choose(file: File) {
    save.reset()
    remember.reset()
    preview.reset()
    setSheet(null)
    setUnread('')
    if (file.size > IMPOR_LIMITS.bytes) return setUnread(TOO_LARGE)
    try {
      // By a `Response`: `Blob.arrayBuffer` came with Safari 14.1.
      const content = new Blob([await new Response(file).arrayBuffer()])
      look({ name: file.name, content, lembar: null })
    } catch {
      setUnread('Berkas ini tidak dapat dibaca. Tutup dulu di aplikasi lain, lalu pilih lagi.')
    }
  }

  const refused = jamaahImporRefused(save.error)
  const found = refused ?? preview.data
  const failed = save.error ?? preview.error
  // A file that is none is said where it was chosen.
  const problem =
    preview.error instanceof ApiError && preview.error.status === 422 ? preview.error.message : unread
  const isBusy = preview.isPending || save.isPending || remember.isPending
  return (
    <ImportFrame
      title="Impor jamaah"
      heading="Impor jamaah dari Excel atau CSV"
      lead="Periksa dulu siapa yang baru dan apa yang berubah. Tidak ada yang disimpan sebelum Anda menekan Simpan."
      wayBack={wayBack}
      zone={{
        kind: 'Excel atau CSV',
        petunjuk: SHEET_PETUNJUK_EXCEL,
        name: sheet?.name ?? null,
        problem,
        isBusy,
        onChoose: (file) => void choose(file),
      }}
      ofFile={
        found &&
        sheet &&
        found.lembar.length > 1 &&
        !save.isSuccess && (
          <NativeSelect
            className={classes.sheets ?? ''}
            label="Lembar"
            data={found.lembar.map((label, at) => ({ value: String(at), label }))}
            value={String(found.dipilih)}
            disabled={isBusy}
            onChange={({ currentTarget: { value } }) => look({ ...sheet, lembar: Number(value) })}
          />
        )
      }
      petunjuk={PETUNJUK}
      contoh={(['xlsx', 'csv'] as const).map((kind) => ({
        label: kind === 'xlsx' ? 'Berkas kosong Excel' : 'Berkas kosong CSV',
        isLoading: contoh.isPending && contoh.variables === kind,
        onLoad: () => contoh.mutate(kind),
      }))}
      contohProblem={contoh.isError ? 'Berkas kosong gagal diunduh. Coba lagi.' : ''}
      checking={preview.isPending ? (sheet?.name ?? '') : null}
      failure={
        failed && sheet && !refused && problem === ''
          ? { isSave: save.error !== null, message: failed.message, onRetry: () => look(sheet) }
          : null
      }
    >
      {found && sheet && !save.isSuccess && !preview.isPending && (
        <Found
          key={found.sidik}
          impor={found}
          refusal={refused ? (save.error?.message ?? '') : ''}
          isBusy={isBusy}
          isSaving={save.isPending}
          problem={remember.error?.message ?? ''}
          onHeads={(judul) => remember.mutate(judul, { onSuccess: () => look(sheet) })}
          onSave={() => save.mutate({ ...sheet, sidik: found.sidik })}
        />
      )}
      {save.data && <Saved impor={save.data} wayBack={wayBack} />}
    </ImportFrame>
  )
}

interface FoundProps {
  impor: JamaahImpor
  /** The reason why nothing was saved; empty unless that was tried. */
  refusal: string
  isBusy: boolean
  isSaving: boolean
  /** The error of what was chosen for heads; empty without one. */
  problem: string
  onHeads: Parameters<typeof HeadsCard>[0]['onChoose']
  onSave: () => void
}

function Found({ impor, refusal, isBusy, isSaving, problem, onHeads, onSave }: FoundProps) {
  const heading = useFocusOnShown()
  const { baris, galat, judul } = impor
  const { baru, ubah, bentrok } = countsOf(impor)
  const work = baru + ubah
  const rows = new Set(baris.map((row) => row.baris))
  const heads = new Set(judul.flatMap((head) => (head.isian === null ? [head.judul] : [])))
  // Errors of unknown heads are the card's below; those of rows stand at their rows.
  const others = galat.filter((error) => !rows.has(error.baris) && !heads.has(error.kolom))
  const isReady = galat.length === 0 && bentrok === 0 && work > 0
  const meanings = <HeadsCard judul={judul} isBusy={isBusy} problem={problem} onChoose={onHeads} />
  return (
    <section className={shared.found} aria-labelledby="impor-hasil">
      {heads.size > 0 && meanings}
      <Card>
        <h2 id="impor-hasil" ref={heading} tabIndex={-1} className={shared.heading}>
          {headingOf(impor)}
        </h2>
        <Text c="dimmed" mb="md">
          {adviceOf(impor, heads.size)}
        </Text>
        {refusal && (
          <Text role="alert" c="var(--red)" fw={640} mb="md">
            {refusal}
          </Text>
        )}
        {others.length > 0 && (
          <ul className={classes.said} data-tone="galat">
            {others.map(({ baris: row, kolom, pesan }) => (
              <li key={`${row} ${kolom} ${pesan}`}>
                <b>{[`Baris ${row}`, kolom].filter(Boolean).join(', ')}</b> {pesan}
              </li>
            ))}
          </ul>
        )}
        <Button
          className={shared.end ?? ''}
          size="md"
          disabled={!isReady}
          loading={isSaving}
          onClick={onSave}
        >
          {work > 0 ? `Simpan ${formatThousands(work)} orang` : 'Tidak ada yang perlu disimpan'}
        </Button>
        {isSaving && (
          <Text role="status" size="sm" c="dimmed" mt="sm">
            Menyimpan {formatThousands(work)} orang…
          </Text>
        )}
      </Card>
      {heads.size === 0 && meanings}
      {baris.length > 0 && <PeopleTable impor={impor} />}
    </section>
  )
}

/** Tells what is to be done before a preview can be saved; of a good one, how many rows it has. */
function adviceOf({ baris, galat }: JamaahImpor, unknownHeads: number): string {
  const isWrong = baris.some(({ jenis }) => jenis === 'salah' || jenis === 'bentrok')
  if (isWrong || galat.length > unknownHeads)
    return 'Belum dapat disimpan: semua baris disimpan sekaligus, jadi tidak boleh ada yang salah atau bentrok. Perbaiki di berkasnya, simpan, lalu pilih lagi.'
  if (unknownHeads > 0) return 'Belum dapat disimpan: pilih dulu arti kolom yang belum dikenal di atas.'
  return `${formatThousands(baris.length)} baris diperiksa.`
}

/** Sums up a preview: what has to be mended, else who is new and who changes. */
function headingOf(impor: JamaahImpor): string {
  const { baru, ubah, salah, bentrok } = countsOf(impor)
  const wrong = [
    salah > 0 && `${formatThousands(salah)} baris salah`,
    bentrok > 0 && `${formatThousands(bentrok)} baris bentrok`,
  ]
  const work = [
    baru > 0 && `${formatThousands(baru)} orang baru`,
    ubah > 0 && `${formatThousands(ubah)} orang berubah`,
  ]
  const parts = salah + bentrok > 0 ? wrong : work
  if (parts.some(Boolean)) return parts.filter(Boolean).join(', ')
  return impor.galat.length > 0 ? 'Ada yang perlu diperbaiki' : 'Semua baris sama dengan yang tersimpan'
}

function Saved({ impor, wayBack }: { impor: JamaahImpor; wayBack: string }) {
  const heading = useFocusOnShown()
  const made = impor.baris.filter(({ jenis, id }) => jenis === 'baru' && id !== null)
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={shared.heading}>
        Tersimpan
      </h2>
      <Text mb="md">{headingOf(impor)}.</Text>
      {made.length > 0 && (
        <ul className={classes.people}>
          {made.slice(0, NAMED).map(({ baris, id, nama }) => (
            <li key={baris}>
              <Link to={editPath('jamaah', id ?? 0)} className={classes.link ?? ''}>
                {nama}
              </Link>
            </li>
          ))}
          {made.length > NAMED && <li>dan {formatThousands(made.length - NAMED)} lagi</li>}
        </ul>
      )}
      <Button component={Link} to={wayBack} size="md" className={shared.end ?? ''}>
        Lihat daftar jamaah
      </Button>
    </Card>
  )
}
