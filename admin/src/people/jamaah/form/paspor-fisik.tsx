import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { createJamaahClient } from '@safar/shared/people/jamaah/jamaah-client'
import {
  TITIPAN_CATATAN_MAX,
  TITIPAN_DI,
  TITIPAN_DI_LABEL,
  type TitipanDi,
} from '@safar/shared/people/jamaah/titipan'
import type { Titipan } from '@safar/shared/people/jamaah/titipan-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { http } from '../../../access/http.ts'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { Unread } from '../../../platform/ui/unread.tsx'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import { useFormApi } from '../../../records/form/form-context.ts'
import { tandaTerimaPath } from '../tanda-terima/tanda-terima-path.ts'

const client = createJamaahClient(http)

/** Renders where a pilgrim's paper passport lies, a press for each other place, and where it lay before. */
export function PasporFisik({ id }: { id: number }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['jamaah', 'titipan', id],
      queryFn: ({ pageParam, signal }) => client.listTitipan(id, { page: pageParam, signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const read = pages.reduce((count, page) => count + page.data.length, 0)
        return last.data.length > 0 && read < last.meta.total ? pages.length + 1 : undefined
      },
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Stack gap="sm" mt="sm">
      <Unread
        words="Memuat catatan…"
        isPending={isPending}
        isError={isError}
        onRetry={() => void refetch()}
      />
      {data && <Now id={id} sekarang={data.pages[0]?.sekarang ?? null} />}
      {entries.length > 0 && (
        <ol aria-label="Perpindahan paspor">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </Stack>
  )
}

function Now({ id, sekarang }: { id: number; sekarang: Titipan | null }) {
  const queryClient = useQueryClient()
  const { announce } = useFormApi()
  const [catatan, setCatatan] = useState('')
  const place = useRef<HTMLParagraphElement>(null)
  const { problem, hint } = lengthText(catatan.trim().length, TITIPAN_CATATAN_MAX)
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (di: TitipanDi) => client.addTitipan(id, { di, catatan }),
    onSuccess: ({ di }) => {
      // The button that was pressed goes: its place is this one now.
      place.current?.focus()
      setCatatan('')
      announce(`Paspor tercatat di ${TITIPAN_DI_LABEL[di].toLowerCase()}.`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jamaah', 'titipan', id] }),
  })
  return (
    <>
      <Text ref={place} tabIndex={-1} fw={640}>
        {sekarang
          ? `Di ${TITIPAN_DI_LABEL[sekarang.di].toLowerCase()} sejak ${formatWaktuPenuh(sekarang.pada)}`
          : 'Belum pernah dititipkan: paspornya masih di keluarga.'}
      </Text>
      {sekarang && (
        <Anchor component={Link} to={tandaTerimaPath(id)} style={{ alignSelf: 'flex-start' }}>
          Cetak tanda terima
        </Anchor>
      )}
      <TextInput
        label="Catatan perpindahan (boleh kosong)"
        description={hint}
        error={problem}
        value={catatan}
        onChange={({ currentTarget: { value } }) => setCatatan(value)}
        // Enter would save the form of the pilgrim around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Group gap="xs" role="group" aria-label="Pindahkan paspor ke">
        {TITIPAN_DI.filter((di) => di !== sekarang?.di).map((di) => (
          <Button
            key={di}
            variant="default"
            disabled={Boolean(problem) || isPending}
            loading={isPending && variables === di}
            onClick={() => mutate(di)}
          >
            Pindah ke {TITIPAN_DI_LABEL[di].toLowerCase()}
          </Button>
        ))}
      </Group>
      {error && (
        <Text role="alert" c="var(--red)">
          {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
        </Text>
      )}
    </>
  )
}

function Entry({ entry: { di, pada, oleh, catatan } }: { entry: Titipan }) {
  return (
    <li>
      <strong>{TITIPAN_DI_LABEL[di]}</strong>, <time dateTime={pada}>{formatWaktuPenuh(pada)}</time>, dicatat{' '}
      {oleh || 'akun yang sudah dihapus'}
      {catatan && <Text size="sm">{catatan}</Text>}
    </li>
  )
}
