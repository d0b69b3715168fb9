/** The data of a REST call: `await dataOf(taival.rest.GET('/api/query/height', { params }))`. */
export async function dataOf<Data>(call: Promise<{ data: Data } | { data?: never; error: unknown }>): Promise<Data> {
  const answer = await call;
  if ('error' in answer) throw answer.error;
  return answer.data;
}
