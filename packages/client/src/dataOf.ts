/** The data of a REST call: `await dataOf(taival.rest.GET('/api/query/height', { params }))`. */
export async function dataOf<Answer extends { readonly data?: unknown }>(
  call: Promise<Answer>,
): Promise<Answer['data'] & ({} | null)> {
  const { data }: { readonly data?: Answer['data'] } = await call;
  if (data === undefined) throw new Error('The answer has no content.');
  return data;
}
