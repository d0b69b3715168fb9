import './embed.css';

// The list is read first: the map is large, and loads when the browser has drawn the text.
requestAnimationFrame(() => setTimeout(() => void showMap()));

/** Draws the map in its room; where it cannot be loaded or drawn, its room goes to the text. */
async function showMap(): Promise<void> {
  const room = document.getElementById('map');
  const data = document.getElementById('embed');
  if (room === null || data === null) return;
  try {
    const { drawMap } = await import('./drawMap.ts');
    drawMap(room, JSON.parse(data.textContent ?? ''));
  } catch {
    room.remove();
  }
}
