import type { TokenCreate } from '@safar/shared/access/token/token-schema'
import type {
  KirimanHookPage,
  WebhookChange,
  WebhookCreate,
} from '@safar/shared/outbound/webhook/webhook-schema'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { tokenClient } from './token-client.ts'
import { webhookClient } from './webhook-client.ts'

const WEBHOOK = ['webhook'] as const
const TOKEN = ['token'] as const
/** The polling interval until the result of a first attempt is known, in milliseconds. */
const FIRST_TRY_MS = 2_000

/** Reads all webhooks. */
export const webhookQuery = queryOptions({
  queryKey: WEBHOOK,
  queryFn: ({ signal }) => webhookClient.list({ signal }),
})

/** Reads all tokens. */
export const tokenQuery = queryOptions({
  queryKey: TOKEN,
  queryFn: ({ signal }) => tokenClient.list({ signal }),
})

/** Reads one page of a webhook's deliveries, polled only while one waits for its first attempt. */
export function kirimanQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...WEBHOOK, id, 'kiriman', page],
    queryFn: ({ signal }) => webhookClient.kiriman(id, { page, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (isStarting(state.data) ? FIRST_TRY_MS : false),
  })
}

const isStarting = (page: KirimanHookPage | undefined) =>
  page?.data.some(({ keadaan, percobaan }) => keadaan === 'antre' && percobaan === 0) ?? false

/** A mutation that invalidates these queries, also where it was refused. */
function useChange<Input, Answer>(key: readonly string[], mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: key }) })
}

export const useCreateWebhook = () =>
  useChange(WEBHOOK, (input: WebhookCreate) => webhookClient.create(input))
export const useChangeWebhook = (id: number) =>
  useChange(WEBHOOK, (ubah: WebhookChange) => webhookClient.change(id, ubah))

/** The mutation that deletes a webhook. It leaves the cached list at once, so that nobody asks for its deliveries. */
export function useDeleteWebhook(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => webhookClient.remove(id),
    onSuccess: () =>
      queryClient.setQueryData(webhookQuery.queryKey, (list) => list?.filter((each) => each.id !== id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: WEBHOOK, exact: true }),
  })
}

export const useReplaceSecret = (id: number) => useChange(WEBHOOK, () => webhookClient.replaceSecret(id))
export const useSendTest = (id: number) => useChange(WEBHOOK, () => webhookClient.sendTest(id))
export const useRetryDelivery = (id: number) =>
  useChange(WEBHOOK, (kiriman: number) => webhookClient.retry(id, kiriman))
export const useCreateToken = () => useChange(TOKEN, (input: TokenCreate) => tokenClient.create(input))
export const useRevokeToken = (id: number) => useChange(TOKEN, () => tokenClient.revoke(id))
