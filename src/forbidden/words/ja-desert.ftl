### 禁断の砂漠: 盤とそのまわり

## 場所

desert-ui-board = 砂漠
desert-ui-cell = { $tile } { $cell }
desert-ui-tile-storm = 砂嵐
desert-ui-tile-desert = 砂漠
desert-ui-tile-oasis = オアシス
desert-ui-tile-crash = 墜落現場
desert-ui-tile-gear = 装備
desert-ui-tile-tunnel = トンネル
desert-ui-tile-well = 井戸
desert-ui-tile-mirage = 蜃気楼
desert-ui-tile-pad = 発射台
desert-ui-tile-propeller-row = 手がかり：プロペラの行
desert-ui-tile-propeller-column = 手がかり：プロペラの列
desert-ui-tile-engine-row = 手がかり：エンジンの行
desert-ui-tile-engine-column = 手がかり：エンジンの列
desert-ui-tile-crystal-row = 手がかり：ソーラークリスタルの行
desert-ui-tile-crystal-column = 手がかり：ソーラークリスタルの列
desert-ui-tile-deck-row = 手がかり：操縦デッキの行
desert-ui-tile-deck-column = 手がかり：操縦デッキの列

## 画面を見ない人への説明

desert-ui-label-unexcavated = 未発掘
desert-ui-label-seen = 確認済み、未発掘
desert-ui-label-sand = 砂{ $sand }
desert-ui-label-blocked = 砂{ $sand }、ふさがっている
desert-ui-label-parts = { $parts }がある
desert-ui-label-pawn = { $role }（{ $name }）
desert-ui-label-buried = { $role }（{ $name }）、埋まっている
desert-ui-label-shield = ソーラーシールドの日陰
desert-ui-label-verbs = できること：{ $verbs }
desert-ui-pawn-label = { $role }（{ $name }）、できること：{ $verbs }

## 盤上のしるし

desert-ui-verb-move = 移動する
desert-ui-verb-clear = 砂を取り除く
desert-ui-verb-excavate = 発掘する
desert-ui-verb-take = 部品を拾う
desert-ui-verb-fetch = 水をくむ
desert-ui-verb-calm = 砂嵐カードを1枚減らす
desert-ui-verb-look = 砂嵐カードを見る
desert-ui-verb-guide = 誘導する
desert-ui-verb-halt = 誘導を終える
desert-ui-verb-bottom = カードを山札の底へ送る
desert-ui-verb-keep = カードをそのままにする
desert-ui-verb-end = アクションを終える
desert-ui-verb-draw = 砂嵐カードをめくる
desert-ui-verb-blast = デューンブラスターを使う
desert-ui-verb-jet = ジェットパックで飛ぶ
desert-ui-verb-shield = ソーラーシールドを張る
desert-ui-verb-scope = テラスコープを使う
desert-ui-verb-reserve = 秘蔵の水を開ける
desert-ui-verb-throttle = タイムスロットルを使う
desert-ui-verb-pass = 装備を渡す
desert-ui-verb-water = 水を渡す

## 冒険家

desert-ui-letter-archeologist = 考
desert-ui-letter-climber = 登
desert-ui-letter-explorer = 探
desert-ui-letter-meteorologist = 気
desert-ui-letter-navigator = 航
desert-ui-letter-carrier = 水
desert-ui-power-archeologist = 1アクションで砂マーカーを2個取り除く。
desert-ui-power-climber = ふさがったタイルにも入れ、コマを1つ連れて行ける。同じタイルの仲間は埋まらない。
desert-ui-power-explorer = 移動、砂の除去、デューンブラスターを斜めにも行える。
desert-ui-power-meteorologist = 1アクションで、このターンの砂嵐カードを1枚減らすか、次のカードを見て1枚を山札の底へ送れる。
desert-ui-power-navigator = 1アクションで、ほかのコマを3歩まで誘導する。
desert-ui-power-carrier = 1アクションで、発掘済みの井戸から水を2くむ。隣のタイルにも水を渡せる。
desert-ui-power-of = { $role }の特技
desert-ui-seat = { $name }、{ $role }
desert-ui-seat-water = 水{ $most }のうち{ $water }
desert-ui-mark-active = 手番
desert-ui-mark-yours = あなた
desert-ui-mark-bot = ボット
desert-ui-mark-open = 空席
desert-ui-mark-away = 離席中
desert-ui-mark-buried = 埋まっている
desert-ui-mark-thirst = 渇き { $chance }
desert-ui-mark-shield = { $cell }は日陰

## 装備

desert-ui-gear-of = { $name }の装備
desert-ui-gear-label = { $count ->
    [1] { $gear }。
   *[other] { $gear }、{ $count }枚。
}
desert-ui-gear-does-blaster = 自分のタイルか隣のタイル1枚の砂をすべて取り除く。
desert-ui-gear-does-jet = ふさがっていないタイルへ飛ぶ。同じタイルのコマをもう1つ連れて行ける。
desert-ui-gear-does-shield = 自分の次のターンまで、同じタイルの全員を日差しから守る。
desert-ui-gear-does-scope = 未発掘のタイル1枚の裏を見る。
desert-ui-gear-does-reserve = 同じタイルの全員に水を2ずつ。
desert-ui-gear-does-throttle = 自分のターンのアクションを2回増やす。

## 砂嵐、砂、部品、山札

desert-ui-meter = 砂嵐
desert-ui-meter-cards = 枚／ターン
desert-ui-meter-fewer = このターンは{ $fewer }枚減らした
desert-ui-meter-step = あと{ $steps }段階で{ $cards }枚になる。
desert-ui-meter-end = { $steps ->
    [1] 次の段階で全員が砂嵐にのまれる。
   *[other] あと{ $steps }段階で全員が砂嵐にのまれる。
}
desert-ui-meter-over = すべてが砂嵐にのまれた。
desert-ui-meter-label = 砂嵐計：{ $ticks }目盛りの{ $tick }、1ターンに砂嵐カード{ $cards }枚、終わりまであと{ $left }段階。
desert-ui-sand = 砂
desert-ui-sand-left = 個残り（全{ $all }個）
desert-ui-sand-low = 個だけ！（全{ $all }個）
desert-ui-parts = 飛行機械
desert-ui-part-name-propeller = プロペラ
desert-ui-part-name-engine = エンジン
desert-ui-part-name-crystal = クリスタル
desert-ui-part-name-deck = 操縦デッキ
desert-ui-part-unknown = 不明
desert-ui-part-row = 行{ $line }
desert-ui-part-column = 列{ $line }
desert-ui-part-placed = { $cell }にある
desert-ui-part-taken = 回収済み
desert-ui-next = 次の砂嵐カード
desert-ui-next-label = 次の砂嵐カードの確率
desert-ui-known-next = 次に来るカード：
desert-ui-cards-to-come = 枚めくる
desert-ui-strengths = 1枚：{ $one }、2枚：{ $two }、3枚：{ $three }
desert-ui-suns = このターンの残りで太陽が照りつける回数
desert-ui-suns-label = このターンの残りで太陽が照りつける回数：0回が{ $none }、1回が{ $one }、2回以上が{ $more }
desert-ui-thirst = { $name }がこのターンに渇きで倒れる確率：{ $chance }
desert-ui-piles = 山札
desert-ui-revealed = このターン：
desert-ui-pile-storm = 砂嵐カードの山札
desert-ui-pile-bottom = 一番下：
desert-ui-pile-discard = 砂嵐カードの捨て札
desert-ui-pile-gear = 装備カードの山札
desert-ui-pile-none = なし

## 砂嵐カード: タイルの動く向き

desert-ui-wind-north = 北へ吹く風
desert-ui-wind-south = 南へ吹く風
desert-ui-wind-east = 東へ吹く風
desert-ui-wind-west = 西へ吹く風
desert-ui-short-north = 北へ
desert-ui-short-south = 南へ
desert-ui-short-east = 東へ
desert-ui-short-west = 西へ
desert-ui-short-sun = 照りつける太陽
desert-ui-short-picks-up = 強まる砂嵐

## 起きたこと

desert-event-role = { $name }は{ $role }。
desert-event-turn = { $name }の手番。
desert-event-moved = { $name }が{ $cell }へ移動。
desert-event-carried = { $name }が{ $cell }へ連れて行かれた。
desert-event-guided = { $name }が{ $cell }へ誘導された。
desert-event-flew = { $name }が{ $cell }へ飛んだ。
desert-event-cleared = { $cell }の砂マーカーを{ $markers }個取り除いた。
desert-event-excavated = { $cell }を発掘：{ $tile }。
desert-event-saw = { $cell }の下は{ $tile }。
desert-event-geared = { $name }が{ $gear }を手に入れた。
desert-event-placed = 手がかりがそろった：{ $part }は{ $cell }にある。
desert-event-took = { $name }が{ $part }を拾った。
desert-event-drank = { $name }が水を飲んだ。水は{ $water }。
desert-event-calmed = { $name }が砂嵐カードを1枚減らした。
desert-event-looked = { $name }が次の砂嵐カード{ $cards }枚を見た。
desert-event-seen = 次に来る：{ $card }。
desert-event-sent = 山札の底へ：{ $card }。
desert-event-used = { $name }が{ $gear }を使った。
desert-event-passed = { $name }が{ $other }に{ $gear }を渡した。
desert-event-watered = { $name }が{ $other }に水を{ $amount }渡した。
desert-event-storm = 砂嵐：{ $card }。
desert-event-sand = { $cell }の砂：{ $markers ->
    [1] 1個
   *[other] { $markers }個、ふさがっている
}。
desert-event-parched = { $name }の水は残り{ $water }。
desert-event-meter = { $cards ->
    [0] 砂嵐がすべてをのみこむ。
   *[other] 砂嵐が強まる：1ターンに{ $cards }枚。
}
desert-event-reshuffled = 砂嵐カードの山札が尽きた：{ $cards }枚を切り直す。

## できること

desert-do-move = { $cell }へ移動
desert-do-move-with = { $passenger }を連れて{ $cell }へ移動
desert-do-clear = { $cell }の砂を取り除く
desert-do-excavate = { $cell }を発掘
desert-do-take = { $part }を拾う
desert-do-fetch = 水をくむ
desert-do-calm = 砂嵐カードを1枚減らす
desert-do-look = 次の砂嵐カードを見る
desert-do-guide = { $name }を{ $cell }へ誘導
desert-do-guide-with = { $name }を{ $passenger }と一緒に{ $cell }へ誘導
desert-do-halt = 誘導を終える
desert-do-bottom = 山札の底へ：{ $card }
desert-do-keep = そのままにする
desert-do-end = アクションを終える
desert-do-draw = 砂嵐カードをめくる
desert-do-blast = { $cell }の砂を吹き飛ばす
desert-do-jet = { $cell }へ飛ぶ
desert-do-jet-with = { $passenger }と{ $cell }へ飛ぶ
desert-do-shield = ソーラーシールドを張る
desert-do-scope = { $cell }の下を見る
desert-do-reserve = 秘蔵の水を開ける
desert-do-throttle = タイムスロットルでアクションを2回増やす
desert-do-pass = { $name }に{ $gear }を渡す
desert-do-water = { $name }に水を{ $amount }渡す
desert-do-back = 取り消す

## はじめてのターン

desert-guide-pawn = これが手番のコマです。1ターンに4アクションできます。足あとの付いたタイルへ移動でき、シャベルの付いたタイルの砂を取り除けます。砂マーカーが2個以上のタイルには入れません。
desert-guide-dig = 自分のタイルに砂がなければ発掘できます。歯車とトンネルからは装備が手に入り、水滴のしるしの下には井戸があるかもしれません。トンネルでは日差しもしのげます。
desert-guide-parts = 飛行機械の部品が4つ、砂に埋もれています。手がかりの1枚は行、もう1枚は列を示し、交わるところに部品があります。そのタイルを発掘して拾いましょう。
desert-guide-water = 水筒に気をつけましょう。太陽が照りつけるたびに水が1減ります（トンネルとソーラーシールドの下は別です）。水のない人がさらに水を失うと全員の負けです。同じタイルなら水を自由に分けられます。
desert-guide-storm = アクションの後は砂嵐カードをめくります。枚数はだんだん増えます。砂嵐と砂に負ける前に、4つの部品を集め、全員で発射台にそろいましょう。
