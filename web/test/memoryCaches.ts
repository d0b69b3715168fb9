/** The browser's caches, in memory; `full` makes them refuse what is put. */
export class MemoryCaches {
  readonly all = new Map<string, Map<string, Response>>();
  full = false;

  async open(name: string) {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, response: Response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        files.set(path, response);
      },
      delete: async (path: string) => files.delete(path),
      keys: async () => [...files.keys()].map((path) => ({ url: `https://taival.example${path}` })),
    };
  }

  async has(name: string) {
    return this.all.has(name);
  }

  async delete(name: string) {
    return this.all.delete(name);
  }

  paths(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])];
  }
}
