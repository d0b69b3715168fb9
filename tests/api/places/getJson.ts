/** Asks for an address; `body` is parsed where the answer is JSON, else null. */
export async function getJson(url: string) {
  const response = await fetch(url);
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json') === true;
  return { status, headers, text, body: isJson ? JSON.parse(text) : null };
}
